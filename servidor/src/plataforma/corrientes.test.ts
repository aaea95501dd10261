import type { FastifyBaseLogger } from 'fastify';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { crearUsuario } from '#http/contexto.ts';
import { type BaseDePrueba, crearBaseDePrueba } from '#prueba/base.ts';
import { escuchas } from './ayudas-de-prueba.ts';
import { crearCorrientes } from './corrientes.ts';
import { leerFoto } from './eventos.query.ts';

let prueba: BaseDePrueba;
beforeAll(async () => {
  prueba = await crearBaseDePrueba();
});
afterAll(() => prueba.cerrar());

const NADIE = '01900000-0000-7000-8000-00000000ffff';

describe('an open door', () => {
  it('is looked at with every beat, and let go when there is nobody', async () => {
    let quien: ReturnType<typeof crearUsuario> | undefined = crearUsuario(NADIE, 'Ana', new Map());
    const log = { warn: () => {} } as unknown as FastifyBaseLogger;
    const corrientes = crearCorrientes({ db: prueba.db, url: prueba.url, log, latidoMs: 40 });
    const flujo = await corrientes.abrir({ sesionId: NADIE, usuario: quien, mirar: async () => quien }, undefined);
    let texto = '';
    flujo.on('data', (trozo: Buffer) => {
      texto += trozo.toString();
    });
    await vi.waitFor(() => expect(texto).toContain('\n:\n\n'));
    quien = undefined;
    await vi.waitFor(() => expect(flujo.readableEnded).toBe(true));
    expect(texto).toMatch(/event: sesion\ndata: \{\}\n\n$/);
    await corrientes.cerrar();
  });

  it('gives its connection back once nobody listens', async () => {
    const log = { warn: () => {} } as unknown as FastifyBaseLogger;
    const corrientes = crearCorrientes({ db: prueba.db, url: prueba.url, log });
    const antes = (await escuchas(prueba.db)).length;
    const quien = crearUsuario(NADIE, 'Ana', new Map());
    await corrientes.abrir({ sesionId: NADIE, usuario: quien, mirar: async () => quien }, undefined);
    await vi.waitFor(async () => expect((await escuchas(prueba.db)).length).toBe(antes + 1));
    await corrientes.cerrar();
    await vi.waitFor(async () => expect((await escuchas(prueba.db)).length).toBe(antes));
  });
});

describe('what a caller says to have seen', () => {
  it.each(['', '0:1:', '5:3:', '3:9:2', '3:9:5,4', '3:9:9', '1:99999999999999999999:', '1:9:3,'])(
    'takes no «%s» for something that was seen',
    (texto) => {
      expect(leerFoto(texto)).toBeUndefined();
    },
  );

  it('takes nothing that has no end', () => {
    const abiertas = Array.from({ length: 1_000 }, (_, i) => i + 1);
    expect(leerFoto(`1:2000:${abiertas.join()}`)).toBeUndefined();
  });

  it('takes what PostgreSQL writes', () => {
    expect(leerFoto('10:20:10,14,15')).toBe('10:20:10,14,15');
    expect(leerFoto('10:10:')).toBe('10:10:');
  });
});
