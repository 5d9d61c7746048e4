// biome-ignore lint/suspicious/noConsole: the specification asks for the missing path in the console.
console.error('404: there is no page at', location.pathname);
