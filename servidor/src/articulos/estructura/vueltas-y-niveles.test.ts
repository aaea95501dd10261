import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Cliente, crearPrueba, type Prueba } from '#prueba/app.ts';
import { sembrarArticulo } from '#prueba/semillas.ts';
import { crear, mover, regir, una } from './ayudas-de-prueba.ts';

let prueba: Prueba;
let persona: Cliente;
beforeAll(async () => {
  prueba = await crearPrueba();
  persona = await prueba.cliente();
});
afterAll(() => prueba.cerrar());

const sembrar = (codigo?: string) => sembrarArticulo(prueba.db, codigo === undefined ? {} : { codigo });
const varios = (cuantos: number) => Promise.all(Array.from({ length: cuantos }, () => sembrar()));

describe('INV-05 EST-02 UA-39 cycles', () => {
  it('are refused at any depth, naming the way round', async () => {
    const [a, b, c] = await Promise.all([sembrar('CIC-A'), sembrar('CIC-B'), sembrar('CIC-C')]);
    await regir(persona, a, [una(b)]);
    await regir(persona, b, [una(c)]);
    const cerrada = await crear(persona, c, [una(a)]);
    expect(cerrada.status).toBe(409);
    expect(cerrada.cuerpo.title).toContain('CIC-C → CIC-A → CIC-B → CIC-C');
    expect((await crear(persona, c, [una(c)])).cuerpo.issues).toEqual([
      { path: ['lineas', 0, 'componenteId'], message: 'Un artículo no puede ser componente de sí mismo.' },
    ]);
    const otro = await sembrar();
    expect((await crear(persona, c, [una(otro, '1', { sustitutos: [a] })])).cuerpo.code).toBe(
      'articulos.estructura_ciclica',
    );
  });

  it('two sessions that close one cannot both commit', async () => {
    for (let vez = 0; vez < 8; vez += 1) {
      const [a = '', b = '', c = ''] = await varios(3);
      await regir(persona, a, [una(b)]);
      const [uno, otro] = await Promise.all([crear(persona, b, [una(c)]), crear(persona, c, [una(a)])]);
      expect([uno.status, otro.status]).toEqual([201, 201]);
      const puestos = await Promise.all([mover(persona, uno.cuerpo), mover(persona, otro.cuerpo)]);
      expect(puestos.map(({ status }) => status).toSorted()).toEqual([200, 409]);
      expect(puestos.find(({ status }) => status === 409)?.cuerpo.code).toBe('articulos.estructura_ciclica');
    }
  });

  it('EST-01 twenty levels are allowed and one more is refused, from the top or from the middle', async () => {
    const cadena = await varios(22);
    for (let i = 19; i >= 0; i -= 1) await regir(persona, cadena[i] ?? '', [una(cadena[i + 1] ?? '')]);
    const encima = await sembrar();
    expect(await crear(persona, encima, [una(cadena[0] ?? '')])).toMatchObject({
      status: 409,
      cuerpo: { code: 'articulos.estructura_profunda', data: { niveles: 21 } },
    });
    expect((await crear(persona, cadena[20] ?? '', [una(cadena[21] ?? '')])).cuerpo.data).toMatchObject({
      niveles: 21,
    });
    expect((await crear(persona, encima, [una(cadena[1] ?? '')])).status).toBe(201);
  });

  it('EST-01 what may stand in for a component is a level as it is, on the way down and on the way up', async () => {
    const cadena = await varios(22);
    const otro = await sembrar();
    const porSustituto = (id: string | undefined) => [una(otro, '1', { sustitutos: [id ?? ''] })];
    for (let i = 19; i >= 0; i -= 1) {
      const siguiente = cadena[i + 1];
      await regir(persona, cadena[i] ?? '', i % 7 === 3 ? porSustituto(siguiente) : [una(siguiente ?? '')]);
    }
    const profunda = { status: 409, cuerpo: { code: 'articulos.estructura_profunda', data: { niveles: 21 } } };
    expect(await crear(persona, await sembrar(), porSustituto(cadena[0]))).toMatchObject(profunda);
    expect(await crear(persona, cadena[20] ?? '', porSustituto(cadena[21]))).toMatchObject(profunda);
    expect((await crear(persona, await sembrar(), porSustituto(cadena[1]))).status).toBe(201);
  });
});
