import { argon2Sync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { conCostoEntero } from '#prueba/costo-de-contrasenas.ts';
import { crearHash, crearSecreto, esDeAntes, huellaDeSecreto, porTurno, verificarHash } from './hash.ts';

const aflojado = () => {
  let soltar = () => {};
  const espera = new Promise<void>((listo) => {
    soltar = listo;
  });
  return { espera, soltar };
};

describe('seguridad 3.4 turns of hashing', () => {
  it('are two at a time, with fifty waiting; whoever comes then is told to come back', async () => {
    const puerta = aflojado();
    let activos = 0;
    let maximo = 0;
    const trabajo = async () => {
      activos += 1;
      maximo = Math.max(maximo, activos);
      await puerta.espera;
      activos -= 1;
      return 'hecho';
    };
    const dentro = Array.from({ length: 52 }, () => porTurno(trabajo));
    await expect(porTurno(trabajo)).rejects.toMatchObject({ error: { code: 'acceso.ocupado' } });
    expect(activos).toBe(2);
    puerta.soltar();
    expect(await Promise.all(dentro)).toHaveLength(52);
    expect(maximo).toBe(2);
    expect(await porTurno(async () => 'libre')).toBe('libre');
  });

  it('are given back by whoever fails in theirs', async () => {
    for (let vez = 0; vez < 3; vez += 1) {
      await expect(porTurno(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
    }
    expect(await porTurno(async () => 'libre')).toBe('libre');
  });
});

describe('seguridad 3.4 a password', () => {
  it('is argon2id of 64 MiB and three passes, with 16 bytes of salt and 32 of tag, different each time', async () => {
    const [uno, otro] = await conCostoEntero(() =>
      Promise.all([crearHash('el mate está frío hoy'), crearHash('el mate está frío hoy')]),
    );
    const [, , version, parametros, sal = '', clave = ''] = uno.split('$');
    expect([version, parametros]).toEqual(['v=19', 'm=65536,t=3,p=1']);
    expect([Buffer.from(sal, 'base64').length, Buffer.from(clave, 'base64').length]).toEqual([16, 32]);
    expect(otro).not.toBe(uno);
    const dicho = { nonce: Buffer.from(sal, 'base64'), memory: 65_536, passes: 3, parallelism: 1, tagLength: 32 };
    const aparte = argon2Sync('argon2id', { message: 'el mate está frío hoy', ...dicho });
    expect(aparte.equals(Buffer.from(clave, 'base64'))).toBe(true);
    expect([esDeAntes(uno), esDeAntes(uno.replace('t=3', 't=2'))]).toEqual([false, true]);
    await conCostoEntero(async () => {
      expect(await verificarHash('el mate está frío hoy', uno)).toBe(true);
      expect(await verificarHash('el mate está frío ayer', uno)).toBe(false);
    });
  }, 60_000);

  it('nobody has is false for everybody, after the same work', async () => {
    expect(await verificarHash('', undefined)).toBe(false);
    expect(await verificarHash('el mate está frío hoy', undefined)).toBe(false);
  }, 60_000);
});

it('seguridad 3.2 a token is 32 random bytes, and what is kept of it is its SHA-256', () => {
  const token = crearSecreto();
  expect(Buffer.from(token, 'base64url')).toHaveLength(32);
  expect(crearSecreto()).not.toBe(token);
  expect(huellaDeSecreto('abc').toString('hex')).toBe(
    'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
  );
});
