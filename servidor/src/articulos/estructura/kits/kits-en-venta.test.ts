import type { FilaDeArticulo } from '@trastienda/nucleo/articulos/contrato.ts';
import { sumar } from '@trastienda/nucleo/comun/decimal.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { crear, mover, regir, una } from '#articulos/estructura/ayudas-de-prueba.ts';
import { type Cliente, crearPrueba, type Prueba } from '#prueba/app.ts';
import { INICIALES, sembrarArticulo, sembrarSucursal } from '#prueba/semillas.ts';

let prueba: Prueba;
let persona: Cliente;
let rosario: { sucursalId: string; depositoId: string };

const DECIMALES = [0, 2, 3] as const;
const KITS = 36;

/** Kits of every kind: of one thing and of many, with kits inside, with waste, optional lines, drafts and nothing. */
beforeAll(async () => {
  prueba = await crearPrueba();
  persona = await prueba.cliente();
  rosario = await sembrarSucursal(prueba.db, 'Rosario');
  const { depositoId: exhibicion } = await sembrarSucursal(prueba.db, 'Exhibición');
  await prueba.db
    .updateTable('deposito')
    .set({ vendible: false, principal: false })
    .where('id', '=', exhibicion)
    .execute();
  const depositos = [INICIALES.deposito, rosario.depositoId, exhibicion];

  const piezas = await enOrden(12, async (i) => {
    const decimales = DECIMALES[i % 3] ?? 0;
    const id = await sembrarArticulo(prueba.db, { codigo: `P-${i}`, decimales });
    const saldos = depositos.flatMap((deposito_id, d) => {
      const fisico = ((i + 1) * 17 + d * 11) % 40;
      const reservado = (i + d) % 5 === 0 ? fisico : Math.min(fisico, i % 4);
      return (i + d) % 4 === 0
        ? []
        : [{ articulo_id: id, deposito_id, permite_negativo: false, fisico: `${fisico}`, reservado: `${reservado}` }];
    });
    if (saldos.length > 0) await prueba.db.insertInto('saldo_stock').values(saldos).execute();
    return { id, decimales };
  });
  const vacio = await sembrarArticulo(prueba.db, { tipo: 'KIT', codigo: 'K-VACIO' });
  const borrador = await sembrarArticulo(prueba.db, { tipo: 'KIT', codigo: 'K-BORRADOR' });
  await crear(persona, borrador, [una(piezas[1]?.id ?? '')]);

  const kits: string[] = [];
  await enOrden(KITS, async (i) => {
    const kitId = await sembrarArticulo(prueba.db, {
      tipo: 'KIT',
      codigo: `K-${String(i).padStart(2, '0')}`,
      decimales: DECIMALES[i % 3] ?? 0,
    });
    const suyas = [...new Set(Array.from({ length: 1 + (i % 3) }, (_, k) => (i * 5 + k * 7) % piezas.length))];
    const lineas = suyas.map((cual, k) => {
      const { id = '', decimales = 0 } = piezas[cual] ?? {};
      return una(id, decimales === 0 ? `${1 + ((i + k) % 2)}` : `0.${1 + ((i + k) % 9)}`, {
        ...(i % 4 === 1 ? { merma: '33.3333' } : {}),
        ...(i % 7 === 3 && k > 0 ? { opcional: true } : {}),
      });
    });
    const dentro = i % 5 === 4 ? [una(kits[i - 3] ?? '', '2')] : [];
    const mas = { 17: [una(vacio)], 23: [una(borrador, '1', { opcional: true })] }[i] ?? [];
    await regir(persona, kitId, [...lineas, ...dentro, ...mas]);
    kits.push(kitId);
  });
  // What was in force and is so no more makes nothing.
  const { id, version } = (await persona.get(`/api/articulos/estructuras?articuloId=${kits[0]}`)).cuerpo.filas[0];
  expect((await mover(persona, { id, version }, 'retirar')).status).toBe(200);
});
afterAll(() => prueba.cerrar());

async function enOrden<T>(cuantos: number, hacer: (i: number) => Promise<T>): Promise<T[]> {
  const hechos: T[] = [];
  for (let i = 0; i < cuantos; i += 1) hechos.push(await hacer(i));
  return hechos;
}

const listar = async (query: string, quien = persona): Promise<FilaDeArticulo[]> => {
  const { status, cuerpo, texto } = await quien.get(`/api/articulos?porPagina=200&${query}`);
  expect(status, texto).toBe(200);
  return cuerpo.filas;
};
const codigosDe = (filas: readonly FilaDeArticulo[]) => filas.map(({ codigo }) => codigo).toSorted();
const hayDe = ({ stock }: FilaDeArticulo, sucursalId?: string) =>
  sumar(
    stock
      .filter((lugar) => sucursalId === undefined || lugar.sucursalId === sucursalId)
      .map(({ disponible }) => disponible),
  );

describe('EST-07 INV-25 a filter by what there is knows of kits what their rows say', () => {
  it.each(['all of them', 'one', 'another'])('with and without stock, in %s', async (cuales) => {
    const sucursalId = { one: INICIALES.sucursal, another: rosario.sucursalId }[cuales];
    const todos = await listar('tipo=KIT');
    const conStock = todos.filter((fila) => hayDe(fila, sucursalId).gt(0));
    const en = sucursalId === undefined ? '' : `&sucursalId=${sucursalId}`;
    expect(conStock.length).toBeGreaterThan(4);
    expect(conStock.length).toBeLessThan(KITS);
    expect(codigosDe(await listar(`tipo=KIT&conStock=true${en}`))).toEqual(codigosDe(conStock));
    expect(codigosDe(await listar(`tipo=KIT&conStock=false${en}`))).toEqual(
      codigosDe(todos.filter((fila) => !conStock.includes(fila))),
    );
    expect(codigosDe(await listar(`filtros=codigo:empieza:K-0&conStock=true${en}`))).toEqual(
      codigosDe(conStock.filter(({ codigo }) => codigo.startsWith('K-0'))),
    );
  });

  it('by the figure of its column, with zero in the range and without', async () => {
    const todos = await listar('tipo=KIT');
    for (const [desde, hasta] of [
      ['1', '6'],
      ['0', '3'],
      ['0', '0'],
      ['2.5', ''],
    ] as const) {
      for (const sucursalId of [undefined, INICIALES.sucursal, rosario.sucursalId]) {
        const campo = sucursalId === undefined ? 'stock' : `stock-${sucursalId}`;
        const entran = todos.filter((fila) => {
          const hay = hayDe(fila, sucursalId);
          return hay.gte(desde) && (hasta === '' || hay.lte(hasta));
        });
        expect(
          codigosDe(await listar(`tipo=KIT&filtros=${campo}:entre:${desde},${hasta}`)),
          `${campo} ${desde}`,
        ).toEqual(codigosDe(entran));
      }
    }
  });

  it('in their order, beside what is no kit', async () => {
    const filas = await listar('orden=-stock');
    const cuantos = filas.filter(({ tipo }) => tipo !== 'SERVICIO').map((fila) => Number(hayDe(fila)));
    expect(filas.some(({ tipo }, i) => tipo === 'KIT' && hayDe(filas[i]!).gt(0))).toBe(true);
    expect(cuantos).toEqual(cuantos.toSorted((a, b) => b - a));
  });

  it('in the count of the tab, and in the printed list', async () => {
    const conStock = (await listar('conStock=true')).length;
    expect((await persona.get('/api/articulos/vistas')).cuerpo.conStock).toBe(conStock);
    expect((await persona.get('/api/articulos/lista-de-precios/medida?conStock=true')).cuerpo.articulos).toBe(conStock);
    const enRosario = (await listar(`conStock=true&sucursalId=${rosario.sucursalId}`)).length;
    expect(enRosario).not.toBe(conStock);
    expect((await persona.get(`/api/articulos/vistas?sucursalId=${rosario.sucursalId}`)).cuerpo.conStock).toBe(
      enRosario,
    );
  });

  it('INV-61 only of the sucursales whose stock somebody may see', async () => {
    const deRosario = await prueba.cliente({
      permisos: ['articulo.ver', 'stock.ver'],
      sucursales: [rosario.sucursalId],
    });
    const suyos = (await listar('tipo=KIT')).filter((fila) => hayDe(fila, rosario.sucursalId).gt(0));
    expect(codigosDe(await listar('tipo=KIT&conStock=true', deRosario))).toEqual(codigosDe(suyos));
    expect(await listar(`tipo=KIT&conStock=true&sucursalId=${INICIALES.sucursal}`, deRosario)).toEqual([]);
  });
});
