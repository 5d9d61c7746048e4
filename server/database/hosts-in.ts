const ADDRESS = /^(postgres(?:ql)?:\/\/(?:[^/?#]*@)?)([^/?#]*)(.*)$/;

/**
 * The address of each host that `address` lists, as libpq writes several:
 * `postgres://user:password@one:5432,two:5432/name`. All that is not a host they
 * have in common. `null` where one cannot be used.
 */
export function hostsIn(address: string): string[] | null {
  const [, before = '', hosts = '', after = ''] = ADDRESS.exec(address) ?? [];
  // pg itself takes an address without a host for one on this machine.
  if (!hosts.includes(',')) return URL.canParse(address.replace('@/', '@localhost/')) ? [address] : null;
  const addresses = hosts.split(',').map((host) => `${before}${host}${after}`);
  return addresses.every((one) => URL.parse(one)?.hostname) ? addresses : null;
}
