import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  articulo,
  caminar,
  dejarPasar,
  LISTAS,
  LOTES,
  lineas,
  lista,
  lote,
  mover,
  ponerCosto,
  ponerPrecio,
} from '#articulos/precios/ayudas-de-prueba.ts';
import { type Cliente, crearPrueba, type Prueba } from '#prueba/app.ts';
import { INICIALES } from '#prueba/semillas.ts';

let prueba: Prueba;
let persona: Cliente;
beforeAll(async () => {
  prueba = await crearPrueba();
  persona = await prueba.cliente({ nombre: 'R. Núñez' });
});
afterAll(() => prueba.cerrar());

const CONFIGURACION = '/api/articulos/configuracion-de-precios';

type Visto = { readonly id: string; readonly version: number };

const cambiar = async (visto: Visto, cambio: object) => {
  const { status, cuerpo } = await persona.patch(`${LOTES}/${visto.id}`, { version: visto.version, ...cambio });
  expect(status, JSON.stringify(cuerpo)).toBe(200);
  return cuerpo;
};
const marcar = async (visto: Visto, marca: string, suyas: readonly number[]) => {
  const { status, cuerpo } = await mover(persona, visto, 'lineas', { marca, cuales: { lineas: suyas } });
  expect(status, JSON.stringify(cuerpo)).toBe(200);
  return cuerpo;
};
/** What somebody decided on each line, in the order of the códigos. */
const decisiones = async (visto: Visto) =>
  (await lineas(persona, visto)).map(({ incluida, confirmada }: { incluida: boolean; confirmada: boolean }) =>
    [incluida ? 'va' : 'no va', ...(confirmada ? ['revisada'] : [])].join(', '),
  );

/** Three lines, all of which stand out: the first is out, the second was looked at. */
const conDecisiones = async () => {
  const ids = [
    await articulo(persona, { precio: '100' }),
    await articulo(persona, { precio: '200' }),
    await articulo(persona, { precio: '300' }),
  ];
  const regla = { tipo: 'PORCENTAJE', valor: '50' };
  const simulado = await caminar(persona, await lote(persona, ids, { regla }), 'simular');
  expect(simulado.conservadas).toEqual({ excluidas: 0, revisadas: 0 });
  const decidido = await marcar(await marcar(simulado, 'excluir', [1]), 'confirmar', [2]);
  return { ids, decidido };
};

describe('PRE-04 simulating again', () => {
  it('leaves out what somebody took out, and looked at what is still as it was looked at, and says how many', async () => {
    const { ids, decidido } = await conDecisiones();
    // What it moves does not change with the price: it is looked at still.
    await ponerPrecio(persona, ids[1] ?? '', { importe: '210' });
    const otraVez = await caminar(persona, decidido, 'simular');
    expect(otraVez).toMatchObject({
      conservadas: { excluidas: 1, revisadas: 1 },
      totales: { lineas: 3, incluidas: 2, porConfirmar: 1 },
    });
    expect(await decisiones(otraVez)).toEqual(['no va', 'va, revisada', 'va']);
  });

  it('with another rule, what was out stays out, and what was looked at is to be looked at again', async () => {
    const { decidido } = await conDecisiones();
    const cambiado = await cambiar(decidido, { regla: { tipo: 'PORCENTAJE', valor: '55' } });
    expect(cambiado).toMatchObject({ estado: 'BORRADOR', totales: null });
    // Nobody reads the lines of a rule that is another one by now.
    expect(await lineas(persona, cambiado)).toEqual([]);
    const otraVez = await caminar(persona, cambiado, 'simular');
    expect(otraVez).toMatchObject({
      conservadas: { excluidas: 1, revisadas: 0 },
      totales: { lineas: 3, incluidas: 2, porConfirmar: 2 },
    });
    expect(await decisiones(otraVez)).toEqual(['no va', 'va', 'va']);
    // Back to the rule of before, nobody looked at it under this one.
    const vuelto = await cambiar(otraVez, { regla: { tipo: 'PORCENTAJE', valor: '50' } });
    expect(await decisiones(await caminar(persona, vuelto, 'simular'))).toEqual(['no va', 'va', 'va']);
  });

  it('is to look again at what leaves another margin, is over by itself by now, or is under what its lista wants by now', async () => {
    const suya = await lista(persona);
    const ids = await Promise.all([0, 1, 2].map(() => articulo(persona)));
    for (const articuloId of ids) {
      await ponerPrecio(persona, articuloId, { importe: '100', listaId: suya.id });
      await ponerCosto(persona, articuloId, { importe: '60' });
    }
    const [conOtroCosto = '', conFinal = ''] = ids;
    const creado = await lote(persona, ids, { regla: { tipo: 'PORCENTAJE', valor: '50' }, listaIds: [suya.id] });
    const mirado = await dejarPasar(persona, await caminar(persona, creado, 'simular'));
    await ponerCosto(persona, conOtroCosto, { importe: '70' });
    await ponerPrecio(persona, conFinal, { importe: '130', listaId: suya.id, desde: '2035-01-16T03:00:00.000Z' });
    const otraVez = await caminar(persona, mirado, 'simular');
    expect(await decisiones(otraVez)).toEqual(['va', 'va', 'va, revisada']);

    const deNuevo = await dejarPasar(persona, otraVez);
    expect(await decisiones(deNuevo)).toEqual(Array(3).fill('va, revisada'));
    const { status } = await persona.patch(`${LISTAS}/${suya.id}`, { version: suya.version, margenMinimo: '200' });
    expect(status).toBe(200);
    const bajas = await caminar(persona, deNuevo, 'simular');
    expect(await decisiones(bajas)).toEqual(Array(3).fill('va'));
    // What moved within what the company accepted may be beyond it by now.
    const poco = await cambiar(bajas, { regla: { tipo: 'PORCENTAJE', valor: '20' } });
    const mirado20 = await dejarPasar(persona, await caminar(persona, poco, 'simular'));
    expect(await decisiones(await caminar(persona, mirado20, 'simular'))).toEqual(Array(3).fill('va, revisada'));
    const vigente = (await persona.get(CONFIGURACION)).cuerpo;
    const limite = { version: vigente.version, limiteDeVariacion: '10' };
    expect((await persona.patch(CONFIGURACION, limite)).status).toBe(200);
    const { version } = (await persona.get(`${LOTES}/${mirado20.id}`)).cuerpo;
    expect(await decisiones(await caminar(persona, { id: mirado20.id, version }, 'simular'))).toEqual(
      Array(3).fill('va'),
    );
    await persona.patch(CONFIGURACION, { version: vigente.version + 1, limiteDeVariacion: vigente.limiteDeVariacion });
  });

  it('looks at the very price: that of another lista, or by quantity, was not decided on', async () => {
    const { ids, decidido } = await conDecisiones();
    await ponerPrecio(persona, ids[0] ?? '', { importe: '90', cantidadDesde: '10' });
    const otra = await lista(persona);
    await ponerPrecio(persona, ids[1] ?? '', { importe: '50', listaId: otra.id });
    const cambiado = await cambiar(decidido, { listaIds: [INICIALES.lista, otra.id] });
    const otraVez = await caminar(persona, cambiado, 'simular');
    const vistas = (await lineas(persona, otraVez)).map(
      (una: {
        articuloId: string;
        listaId: string;
        cantidadDesde: string;
        incluida: boolean;
        confirmada: boolean;
      }) => ({
        de: ids.indexOf(una.articuloId),
        deOtra: una.listaId === otra.id,
        desde: una.cantidadDesde,
        va: una.incluida,
        revisada: una.confirmada,
      }),
    );
    expect(vistas).toEqual([
      { de: 0, deOtra: false, desde: '0', va: false, revisada: false },
      { de: 0, deOtra: false, desde: '10', va: true, revisada: false },
      { de: 1, deOtra: false, desde: '0', va: true, revisada: true },
      { de: 1, deOtra: true, desde: '0', va: true, revisada: false },
      { de: 2, deOtra: false, desde: '0', va: true, revisada: false },
    ]);
  });

  it('is not needed for another reason or another final day: the lines are those that were simulated', async () => {
    const { decidido } = await conDecisiones();
    // As the form sends it: all of it, and only what it says changed.
    const { filtro, regla, redondeo } = decidido;
    const hasta = '2035-01-16T03:00:00.000Z';
    const igual = { filtro, regla, redondeo, listaIds: [INICIALES.lista] };
    const cambiado = await cambiar(decidido, { ...igual, motivo: 'Aumento de septiembre', hasta });
    expect(cambiado).toMatchObject({
      ...{ estado: 'SIMULADO', motivo: 'Aumento de septiembre', hasta, simuladoEn: decidido.simuladoEn },
      totales: { lineas: 3, incluidas: 2, porConfirmar: 1 },
      version: decidido.version + 1,
    });
    expect(await decisiones(cambiado)).toEqual(['no va', 'va, revisada', 'va']);
  });
});
