import { expect, it } from 'vitest';
import { leerConfiguracion } from './configuracion.ts';

it('has a working default for everything', () => {
  expect(leerConfiguracion({})).toMatchObject({ puerto: 3000, host: '127.0.0.1', https: false, httpAbierto: false });
});

it.each([
  [{ PORT: '70000' }, 'PORT'],
  [{ PORT: 'ochenta' }, 'PORT'],
  [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL'],
  [{ DATABASE_URL: 'postgres://yo:cla#ve@servidor/base' }, 'DATABASE_URL'],
  [{ DATABASE_URL: 'postgres://yo:cla/ve@servidor/base' }, 'DATABASE_URL'],
  [{ BASE_URL: 'ftp://x' }, 'BASE_URL'],
  [{ SMTP_URL: 'https://correo.test' }, 'SMTP_URL'],
  [{ ANALIZADOR_DE_ARCHIVOS: 'clamd' }, 'ANALIZADOR_DE_ARCHIVOS'],
  [{ LOG_LEVEL: 'mucho' }, 'LOG_LEVEL'],
  [{ ADMIN_EMAIL: 'sin-arroba' }, 'ADMIN_EMAIL'],
  [{ TRUST_PROXY: 'todos' }, 'TRUST_PROXY'],
  [{ TRUST_PROXY: '-1' }, 'TRUST_PROXY'],
])('names the variable that cannot be: %j', (variables, nombre) => {
  expect(() => leerConfiguracion(variables)).toThrow(`La variable ${nombre} no sirve`);
});

it.each([
  'postgres://yo:cla%23ve@servidor:5432/base',
  'postgresql:///base?host=/var/run/postgresql',
  'postgres://yo@/base',
  'postgres://yo:clave@%2Ftmp%2Fsocket:5432/base?sslmode=disable',
])('takes the database of %s', (databaseUrl) => {
  expect(leerConfiguracion({ DATABASE_URL: databaseUrl }).databaseUrl).toBe(databaseUrl);
});

it.each([
  ['https://tienda.test/', 'https://tienda.test', true],
  ['HTTPS://Tienda.test', 'https://tienda.test', true],
  ['https://tienda.test/repuestos//', 'https://tienda.test/repuestos', true],
  ['http://192.168.0.10:3000/', 'http://192.168.0.10:3000', false],
])('links begin with the public address %s as it is followed by a path: %s', (escrita, baseUrl, https) => {
  expect(leerConfiguracion({ BASE_URL: escrita })).toMatchObject({ baseUrl, https });
});

it('takes --demo, and names what it does not know in the place of starting without it', () => {
  expect(leerConfiguracion({}).demo).toBe(false);
  expect(leerConfiguracion({}, ['--demo']).demo).toBe(true);
  expect(() => leerConfiguracion({}, ['--demo', '--help'])).toThrow('No se conoce «--help». Admite --demo');
});

it('believes no forwarded address unless it is told how many proxies stand in front', () => {
  expect(leerConfiguracion({}).proxies).toBe(0);
  expect(leerConfiguracion({ TRUST_PROXY: '1' }).proxies).toBe(1);
});

it('takes plain http beyond this machine only when it is allowed aloud', () => {
  expect(() => leerConfiguracion({ HOST: '0.0.0.0' })).toThrow('PERMITIR_HTTP=1');
  expect(leerConfiguracion({ HOST: '0.0.0.0', PERMITIR_HTTP: '1' })).toMatchObject({ httpAbierto: true });
  expect(leerConfiguracion({ HOST: '0.0.0.0', BASE_URL: 'https://tienda.test' })).toMatchObject({
    https: true,
    httpAbierto: false,
  });
});
