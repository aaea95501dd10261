import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  articulo,
  caminar,
  dejarPasar,
  LOTES,
  lineas,
  lista,
  lote,
  ponerCosto,
  ponerPrecio,
  vigente,
} from '#articulos/precios/ayudas-de-prueba.ts';
import { type Cliente, crearPrueba, type Prueba } from '#prueba/app.ts';

let prueba: Prueba;
let persona: Cliente;
let conIva: string;
let neta: string;
beforeAll(async () => {
  prueba = await crearPrueba();
  persona = await prueba.cliente();
  conIva = (await lista(persona, { incluyeIva: true })).id;
  neta = (await lista(persona)).id;
});
afterAll(() => prueba.cerrar());

async function conCosto(iva: string): Promise<string> {
  const id = await articulo(persona, { iva });
  for (const listaId of [conIva, neta]) await ponerPrecio(persona, id, { listaId, importe: '10' });
  await ponerCosto(persona, id, { importe: '100' });
  return id;
}
async function aprobado(ids: readonly string[], listaIds: readonly string[], regla: object) {
  const simulado = await caminar(persona, await lote(persona, ids, { listaIds, regla }), 'simular');
  return caminar(persona, await dejarPasar(persona, simulado), 'aprobar');
}
const pagar = async (id: string, iva: string) => {
  const { version } = (await persona.get(`/api/articulos/${id}`)).cuerpo;
  expect((await persona.patch(`/api/articulos/${id}`, { version, iva })).status).toBe(200);
};
const escrito = async (id: string, listaId: string) => {
  const { rows } = await prueba.pool.query(
    'select importe from precio where articulo_id = $1 and lista_id = $2 order by desde desc limit 1',
    [id, listaId],
  );
  return Number(rows[0].importe);
};

it('PRE-05 a price with IVA out of a cost is left alone when its artículo pays another one since it was simulated', async () => {
  const [otro, igual, exento] = [await conCosto('21'), await conCosto('21'), await conCosto('EXENTO')];
  const ids = [otro, igual, exento];
  const visto = await aprobado(ids, [conIva, neta], { tipo: 'MARGEN', valor: '50', base: 'COSTO_REPOSICION' });
  await pagar(otro, '10.5');
  // No other percentage: the same price.
  await pagar(exento, '0');
  const aplicado = await caminar(persona, visto, 'aplicar');
  expect(aplicado).toMatchObject({ omitidas: 1 });
  expect(await lineas(persona, aplicado, 'omitida=true')).toMatchObject([
    { articuloId: otro, omitida: 'CAMBIO_DE_IVA' },
  ]);
  expect(await Promise.all(ids.map((id) => escrito(id, conIva)))).toEqual([10, 181.5, 150]);
  expect(await Promise.all(ids.map((id) => escrito(id, neta)))).toEqual([150, 150, 150]);
  const { texto } = await persona.get(`${LOTES}/${aplicado.id}/exportar?omitida=true`);
  expect(texto).toContain('Su IVA cambió después');
});

it('PRE-05 and so is one that another lista says without it; a rule over its own price carries none', async () => {
  const [sobreNeta, porcentaje] = [await conCosto('21'), await conCosto('21')];
  const deLista = await aprobado([sobreNeta], [conIva], {
    ...{ tipo: 'COEFICIENTE', valor: '2', base: 'LISTA' },
    listaBaseId: neta,
  });
  const propio = await aprobado([porcentaje], [conIva], { tipo: 'PORCENTAJE', valor: '10' });
  for (const id of [sobreNeta, porcentaje]) await pagar(id, '10.5');
  expect(await caminar(persona, deLista, 'aplicar')).toMatchObject({ omitidas: 1 });
  expect(await caminar(persona, propio, 'aplicar')).toMatchObject({ omitidas: 0 });
  expect([await escrito(sobreNeta, conIva), await escrito(porcentaje, conIva)]).toEqual([10, 11]);
  expect((await vigente(persona, porcentaje, `listaId=${conIva}`)).neto).not.toBeNull();
});
