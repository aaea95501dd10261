import { CERO, decimal, sumar } from '@trastienda/nucleo/comun/decimal.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { verificaciones } from '#cli/verificaciones.ts';
import { type Cliente, type Contestacion, crearPrueba, type Prueba } from '#prueba/app.ts';
import { INICIALES } from '#prueba/semillas.ts';

let prueba: Prueba;
let encargada: Cliente;
let vendedor: Cliente;
beforeAll(async () => {
  prueba = await crearPrueba();
  encargada = await prueba.cliente({ rol: 'encargado' });
  vendedor = await prueba.cliente({ rol: 'vendedor' });
});
afterAll(() => prueba.cerrar());

const NOTAS = '/api/ventas/notas-de-pedido';
const COSTO = '40.00';
const CANTIDADES = ['3', '1', '12', '2', '5', '7', '1', '4', '6', '10'];

function bien({ status, cuerpo, texto }: Contestacion, esperado = 200) {
  expect([status, texto]).toEqual([esperado, expect.any(String)]);
  return cuerpo;
}

/** Ten artículos with a price, and a hundred of each in Salón, by the same doors a person uses. */
async function abrirElNegocio(): Promise<string[]> {
  const ids: string[] = [];
  for (const i of CANTIDADES.keys()) {
    const articulo = await encargada.post('/api/articulos', {
      codigo: `FIL-${100 + i}`,
      descripcion: `Filtro de aire ${i}`,
      precio: `${100 + i}`,
    });
    ids.push(bien(articulo, 201).id);
  }
  const ajuste = await encargada.post('/api/stock/ajustes', {
    depositoId: INICIALES.deposito,
    motivoId: INICIALES.motivoStockInicial,
    renglones: ids.map((articuloId) => ({ articuloId, cantidad: '100', costo: COSTO })),
  });
  const { id, version } = bien(ajuste, 201);
  bien(await encargada.post(`/api/stock/ajustes/${id}/aplicar`, { version }));
  return ids;
}

const kardexDe = async (articuloId: string) =>
  bien(await encargada.get(`/api/stock/kardex?articuloId=${articuloId}&depositoId=${INICIALES.deposito}&orden=fecha`));

const saldoDe = async (articuloId: string) =>
  bien(await encargada.get(`/api/stock/saldos?articuloId=${articuloId}&depositoId=${INICIALES.deposito}`)).filas[0];

it('opening stock → nota of ten lines → confirm → deliver part → deliver the rest: kardex, saldos and value agree', async () => {
  const ids = await abrirElNegocio();

  const nota = bien(
    await vendedor.post(NOTAS, {
      clienteId: INICIALES.consumidorFinal,
      depositoId: INICIALES.deposito,
      renglones: ids.map((articuloId, i) => ({ articuloId, cantidad: CANTIDADES[i] })),
    }),
    201,
  );
  expect(nota.renglones).toHaveLength(10);
  const neto = sumar(CANTIDADES.map((cantidad, i) => decimal(cantidad).times(100 + i)));
  expect(nota.totales).toMatchObject({ neto: neto.toFixed(2), total: neto.times('1.21').toFixed(2) });

  const confirmada = bien(await vendedor.post(`${NOTAS}/${nota.id}/confirmar`, { version: nota.version }));
  for (const [i, articuloId] of ids.entries()) {
    expect(await saldoDe(articuloId)).toMatchObject({
      fisico: '100',
      reservado: CANTIDADES[i],
      disponible: decimal(100)
        .minus(CANTIDADES[i] ?? '0')
        .toFixed(),
    });
  }

  const parte = confirmada.renglones.slice(0, 4).map((renglon: { id: string }) => ({
    renglonId: renglon.id,
    cantidad: '1',
  }));
  const parcial = bien(
    await vendedor.post(`${NOTAS}/${nota.id}/finalizar`, { version: confirmada.version, renglones: parte }),
  );
  expect(parcial).toMatchObject({ estado: 'PARCIAL', entrega: { numero: expect.any(Number) } });

  const final = bien(await vendedor.post(`${NOTAS}/${nota.id}/finalizar`, { version: parcial.version }));
  expect(final.estado).toBe('FINALIZADA');

  for (const [i, articuloId] of ids.entries()) await comprobarLibro(articuloId, CANTIDADES[i] ?? '0', nota.numero);
  await comprobarValor(ids);
  for (const { codigo, consulta } of verificaciones) {
    expect([codigo, await consulta(prueba.db)]).toEqual([codigo, []]);
  }
});

/** Every unit sold can be followed: opening, each exit with the nota's name, and a running balance that ends as the saldo. */
async function comprobarLibro(articuloId: string, vendida: string, numero: number): Promise<void> {
  const { filas, resumen } = await kardexDe(articuloId);
  const queda = decimal(100).minus(vendida).toFixed();
  expect(filas[0]).toMatchObject({ tipo: 'INICIAL', cantidad: '100', saldo: '100' });
  const salidas = filas.slice(1);
  expect(salidas.every((fila: { tipo: string }) => fila.tipo === 'VENTA')).toBe(true);
  expect(new Set(salidas.map((fila: { documento: { texto: string } }) => fila.documento.texto))).toEqual(
    new Set([`NP ${numero}`]),
  );
  expect(sumar(salidas.map((fila: { cantidad: string }) => fila.cantidad)).toFixed()).toBe(`-${vendida}`);
  expect(filas.at(-1).saldo).toBe(queda);
  expect(resumen).toMatchObject({ entradas: '100', cierre: queda });
  expect(await saldoDe(articuloId)).toMatchObject({ fisico: queda, reservado: '0', disponible: queda });
}

/** Value is conserved: what came in at cost is what went to the customer plus what is left. */
async function comprobarValor(ids: readonly string[]): Promise<void> {
  let salio = CERO;
  for (const articuloId of ids) {
    const { filas } = await kardexDe(articuloId);
    const ventas = filas.filter((fila: { tipo: string }) => fila.tipo === 'VENTA');
    salio = salio.plus(sumar(ventas.map((fila: { valor: string }) => fila.valor)));
  }
  const queda = await prueba.db
    .selectFrom('costo_articulo')
    .select((costo) => costo.fn.sum<string>('valor').as('valor'))
    .where('articulo_id', 'in', ids)
    .executeTakeFirstOrThrow();
  const entro = decimal(100).times(COSTO).times(ids.length);
  expect(salio.eq(sumar(CANTIDADES).times(COSTO).neg())).toBe(true);
  expect(entro.plus(salio).eq(queda.valor)).toBe(true);
}
