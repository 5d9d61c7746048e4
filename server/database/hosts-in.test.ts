import { describe, expect, it } from 'vitest';
import { hostsIn } from './hosts-in.ts';

describe('the hosts in an address', () => {
  it.each([
    ['postgres://u:p@one:5432/leads', ['postgres://u:p@one:5432/leads']],
    ['postgres:///leads?host=/run/postgresql', ['postgres:///leads?host=/run/postgresql']],
    ['postgres://u:p@/leads', ['postgres://u:p@/leads']],
    [
      'postgres://u:p@one:5432,two:5433/leads?sslmode=verify-full',
      [
        'postgres://u:p@one:5432/leads?sslmode=verify-full',
        'postgres://u:p@two:5433/leads?sslmode=verify-full',
      ],
    ],
    [
      'postgresql://u@one,[::1]:5433,10.0.0.1',
      ['postgresql://u@one', 'postgresql://u@[::1]:5433', 'postgresql://u@10.0.0.1'],
    ],
    ['postgres://u:a,b@c@one,two/leads', ['postgres://u:a,b@c@one/leads', 'postgres://u:a,b@c@two/leads']],
  ])('are, in %s', (address, hosts) => {
    expect(hostsIn(address)).toEqual(hosts);
  });

  it.each([
    'postgres://u:p@one,/leads',
    'postgres://u:p@,two/leads',
    'postgres://u:p@one:5432,two:port/leads',
    'postgres://u:p/w@one,two/leads',
    'postgres://u:p@one:5432,two:99999/leads',
  ])('cannot be used where one is wrong: %s', (address) => {
    expect(hostsIn(address)).toBeNull();
  });
});
