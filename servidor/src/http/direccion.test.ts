import fc from 'fast-check';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { proxiesPropios, redDe } from './direccion.ts';

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::FFFF:cb00:7107', '203.0.113.7'],
  ['0:0:0:0:0:ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::9', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['unknown', 'unknown'],
])('counts %s as %s', (ip, red) => {
  expect(redDe(ip)).toBe(red);
});

it('counts whatever the last 64 bits are as one network', () => {
  const grupo = fc.integer({ min: 0, max: 0xffff }).map((n) => n.toString(16));
  fc.assert(
    fc.property(fc.array(grupo, { minLength: 4, maxLength: 4 }), (cola) => {
      expect(redDe(`2001:db8:a:b:${cola.join(':')}`)).toBe('2001:db8:a:b::/64');
    }),
  );
});

it.each([
  ['without a proxy of ours, nothing that is forwarded', 0, '198.51.100.1'],
  ['of one proxy, what it wrote', 1, '203.0.113.7'],
  ['of two, what the first of them wrote', 2, '192.0.2.9'],
])('believes, %s', async (_, proxies, direccion) => {
  const app = Fastify({ trustProxy: proxiesPropios(proxies) });
  app.get('/', async ({ ip }) => ip);
  const pedido = { url: '/', remoteAddress: '198.51.100.1' };
  const { body } = await app.inject({
    ...pedido,
    headers: { 'x-forwarded-for': '10.9.8.7, 192.0.2.9, 203.0.113.7' },
  });
  expect(body).toBe(direccion);
});
