import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Cliente, crearPrueba, type Prueba } from '#prueba/app.ts';
import { INICIALES, sembrarArticulo, sembrarSucursal } from '#prueba/semillas.ts';

const A = '/api/articulos';

let prueba: Prueba;
let persona: Cliente;
let rosario: { readonly sucursalId: string; readonly depositoId: string };
beforeAll(async () => {
  prueba = await crearPrueba();
  persona = await prueba.cliente({ nombre: 'Lucía' });
  rosario = await sembrarSucursal(prueba.db, 'Rosario');
});
afterAll(() => prueba.cerrar());

const ubicar = (ubicacion: string | null, depositoId: string = INICIALES.deposito) => ({
  ...{ depositoId, ubicacion },
  ...{ minimo: null, objetivo: null, maximo: null },
});
const poner = (id: string, version: number, minimos: readonly object[], quien = persona) =>
  quien.put(`${A}/${id}/minimos`, { version, minimos });
const filaDe = async (id: string, depositoId: string = INICIALES.deposito) =>
  (await persona.get(`${A}/${id}/minimos`)).cuerpo.filas.find(
    (fila: { depositoId: string }) => fila.depositoId === depositoId,
  );
const cambiosDe = async (id: string) => {
  const { hechos } = (await persona.get(`/api/actividad/articulo/${id}`)).cuerpo;
  return hechos.flatMap(({ campos }: { campos: readonly object[] }) => campos);
};

describe('ART-14 where in each depósito an artículo is kept', () => {
  it('is said with or without a minimum, told in its activity, and taken away', async () => {
    const id = await sembrarArticulo(prueba.db);
    const puestas = [ubicar('  A-3 '), { ...ubicar('Entrepiso', rosario.depositoId), minimo: '1', objetivo: '2' }];
    expect((await poner(id, 1, puestas)).cuerpo).toEqual({ id, version: 2 });
    expect(await filaDe(id)).toMatchObject({ ubicacion: 'A-3', minimo: null });
    expect(await filaDe(id, rosario.depositoId)).toMatchObject({ ubicacion: 'Entrepiso', minimo: '1' });
    expect((await poner(id, 2, [ubicar('A-10')])).status).toBe(200);
    expect((await poner(id, 3, [ubicar(null), ubicar('Entrepiso', rosario.depositoId)])).status).toBe(200);
    expect(await filaDe(id)).toMatchObject({ ubicacion: null });
    expect(await filaDe(id, rosario.depositoId)).toMatchObject({ ubicacion: 'Entrepiso', minimo: null });

    const campo = expect.stringMatching(/^ubicación en .*, Casa Central$/);
    const deUbicacion = (await cambiosDe(id)).filter(({ campo: uno }: { campo: string }) => /Casa Central$/.test(uno));
    expect(deUbicacion).toHaveLength(3);
    expect(deUbicacion).toEqual(
      expect.arrayContaining([
        { campo, antes: null, despues: 'A-3' },
        { campo, antes: 'A-3', despues: 'A-10' },
        { campo, antes: 'A-10', despues: null },
      ]),
    );
  });

  it('INV-73 of two people who say it at once, the second one is told', async () => {
    const id = await sembrarArticulo(prueba.db);
    const respuestas = await Promise.all(['A-1', 'B-2'].map((ubicacion) => poner(id, 1, [ubicar(ubicacion)])));
    expect(respuestas.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const dicha = respuestas[0]?.status === 200 ? 'A-1' : 'B-2';
    expect(await filaDe(id)).toMatchObject({ ubicacion: dicha });
  });

  it('is refused when it is long or empty, of a service, and from who may not edit', async () => {
    const id = await sembrarArticulo(prueba.db);
    for (const mala of ['A'.repeat(31), '', '   ']) {
      expect(await poner(id, 1, [ubicar(mala)])).toMatchObject({
        status: 400,
        cuerpo: { issues: [{ path: ['minimos', 0, 'ubicacion'] }] },
      });
    }
    expect((await poner(id, 1, [ubicar('A'.repeat(30))])).status).toBe(200);
    const servicio = await sembrarArticulo(prueba.db, { tipo: 'SERVICIO' });
    expect((await poner(servicio, 1, [ubicar('A-1')])).cuerpo.code).toBe('articulos.minimo_sin_stock');
    const vendedor = await prueba.cliente({ rol: 'vendedor' });
    expect((await poner(id, 2, [ubicar('A-1')], vendedor)).status).toBe(403);
  });

  it('ART-27 goes over where nobody said it of the artículo that stays', async () => {
    const [cede, queda] = [await sembrarArticulo(prueba.db), await sembrarArticulo(prueba.db)];
    await poner(cede, 1, [ubicar('A-1'), ubicar('R-1', rosario.depositoId)]);
    await poner(queda, 1, [ubicar('B-2')]);
    expect((await persona.get(`${A}/${cede}/fusion?enId=${queda}`)).cuerpo).toMatchObject({
      minimos: 0,
      ubicaciones: 1,
    });
    const cuerpo = { version: 2, enId: queda, versionDelOtro: 2, motivo: 'Creado dos veces' };
    expect((await persona.post(`${A}/${cede}/fusion`, cuerpo)).status).toBe(200);
    expect(await filaDe(queda)).toMatchObject({ ubicacion: 'B-2' });
    expect(await filaDe(queda, rosario.depositoId)).toMatchObject({ ubicacion: 'R-1' });
    expect(await cambiosDe(queda)).toContainEqual({ campo: 'ubicaciones que pasaron', antes: null, despues: '1' });
  });

  it('the database takes none with spaces around, too long or of a virtual depósito', async () => {
    const id = await sembrarArticulo(prueba.db);
    const escribir = (ubicacion: string, virtual = false) =>
      prueba.db
        .insertInto('articulo_ubicacion')
        .values({ articulo_id: id, deposito_id: INICIALES.deposito, virtual, ubicacion, modificado_en: new Date() })
        .execute();
    for (const mala of [' A-1', '', 'A'.repeat(31)]) await expect(escribir(mala)).rejects.toThrow(/check/);
    await expect(escribir('A-1', true)).rejects.toThrow(/check/);
    await escribir('A-1');
    await expect(escribir('A-2')).rejects.toThrow(/unique|duplicate/);
  });
});
