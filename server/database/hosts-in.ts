const ADDRESS = /^(postgres(?:ql)?:\/\/(?:[^/?#]*@)?)([^/?#]*)(.*)$/;

/**
 * The address of each host that `address` lists, as libpq writes several:
 * `postgres://user:password@one:5432,two:5432/name`. All that is not a host they
 * have in common. `null` where one of several cannot be used.
 */
export function hostsIn(address: string): string[] | null {
  const [, before = '', hosts = '', after = ''] = ADDRESS.exec(address) ?? [];
  if (!hosts.includes(',')) return [address];
  const addresses = hosts.split(',').map((host) => `${before}${host}${after}`);
  return addresses.every((one) => URL.parse(one)?.hostname) ? addresses : null;
}
