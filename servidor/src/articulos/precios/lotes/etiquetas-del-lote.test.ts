import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { regir, una } from '#articulos/estructura/ayudas-de-prueba.ts';
import {
  articulo,
  caminar,
  LOTES,
  lineas,
  lista,
  lote,
  mover,
  ponerPrecio,
} from '#articulos/precios/ayudas-de-prueba.ts';
import { type Cliente, crearPrueba, type Prueba } from '#prueba/app.ts';
import { INICIALES, sembrarArticulo } from '#prueba/semillas.ts';

let prueba: Prueba;
let persona: Cliente;
beforeAll(async () => {
  prueba = await crearPrueba();
  persona = await prueba.cliente();
});
afterAll(() => prueba.cerrar());

const conStock = (articuloId: string, fisico: string, reservado = '0', depositoId: string = INICIALES.deposito) =>
  prueba.db
    .insertInto('saldo_stock')
    .values({
      ...{ articulo_id: articuloId, deposito_id: depositoId, permite_negativo: false },
      ...{ fisico, reservado },
    })
    .execute();
const etiquetas = async ({ id }: { readonly id: string }) => {
  const ruta = `${LOTES}/${id}/etiquetas`;
  const { filas, total } = (await persona.get(`${ruta}?sucursalId=${INICIALES.sucursal}`)).cuerpo;
  const { texto } = await persona.get(`${ruta}/exportar?sucursalId=${INICIALES.sucursal}&columnas=codigo`);
  const codigos = filas.map(({ codigo }: { codigo: string }) => codigo);
  expect(texto.trim().split('\r\n').slice(1)).toEqual(codigos);
  expect(total).toBe(codigos.length);
  return filas;
};
describe('PRE-16 the labels of a batch', () => {
  it('are none of what was left without a price, by its return or by somebody', async () => {
    const mayorista = await lista(persona);
    const id = await articulo(persona, { precio: '100', codigo: 'ESP-1' });
    const otro = await articulo(persona, { precio: '100', codigo: 'ESP-2' });
    for (const cual of [id, otro]) await conStock(cual, '4');
    const regla = { tipo: 'COEFICIENTE', valor: '2', base: 'LISTA', listaBaseId: INICIALES.lista };
    const creado = await lote(persona, [id, otro], { regla, listaIds: [mayorista.id] });
    const aplicado = await caminar(persona, creado, 'simular', 'aprobar', 'aplicar');
    expect(await etiquetas(aplicado)).toMatchObject([{ neto: '200.00' }, { neto: '200.00' }]);
    await ponerPrecio(persona, otro, { listaId: mayorista.id, importe: null });
    expect(await etiquetas(aplicado)).toMatchObject([{ codigo: 'ESP-1' }]);
    const { revertidoPor } = await caminar(persona, aplicado, 'revertir');
    expect(await etiquetas(revertidoPor)).toEqual([]);
  });

  it('are of the common prices it wrote of what is for sale: not of what it left out or alone, nor of what does not sell', async () => {
    const cuarentena = uuidv7();
    await prueba.db
      .insertInto('deposito')
      .values({
        ...{ id: cuarentena, sucursal_id: INICIALES.sucursal, codigo: 'CUA', nombre: 'Cuarentena' },
        ...{ clase: 'CUARENTENA', virtual: false, vendible: false },
      })
      .execute();
    const [vendido, apartado, excluido, cambiado] = (await Promise.all(
      ['VENDIDO', 'APARTADO', 'EXCLUIDO', 'CAMBIADO'].map((codigo) => articulo(persona, { precio: '100', codigo })),
    )) as [string, string, string, string];
    await ponerPrecio(persona, vendido, { importe: '90', cantidadDesde: '10' });
    for (const id of [vendido, excluido, cambiado]) await conStock(id, '4');
    await conStock(vendido, '30', '0', cuarentena);
    await conStock(apartado, '4', '0', cuarentena);
    const simulado = await caminar(persona, await lote(persona, [vendido, apartado, excluido, cambiado]), 'simular');
    const [fuera] = await lineas(persona, simulado, 'buscar=EXCLUIDO');
    const marcado = await mover(persona, simulado, 'lineas', { marca: 'excluir', cuales: { lineas: [fuera.linea] } });
    const aprobado = await caminar(persona, marcado.cuerpo, 'aprobar');
    expect(await etiquetas(aprobado)).toEqual([]);
    await ponerPrecio(persona, cambiado, { importe: '105' });
    const aplicado = await caminar(persona, aprobado, 'aplicar');
    expect(aplicado.omitidas).toBe(1);
    expect(await etiquetas(aplicado)).toMatchObject([{ codigo: 'VENDIDO', neto: '110.00', fisico: '4' }]);
  });

  it('EST-07 are those of a kit too, while one can be delivered', async () => {
    const kit = await sembrarArticulo(prueba.db, { codigo: 'ESP-KIT', tipo: 'KIT', precio: '300' });
    const sinPartes = await sembrarArticulo(prueba.db, { codigo: 'ESP-KIT-2', tipo: 'KIT', precio: '300' });
    const [parte, escasa] = [await articulo(persona), await articulo(persona)];
    await regir(persona, kit, [una(parte, '2')]);
    await regir(persona, sinPartes, [una(escasa)]);
    await conStock(parte, '7');
    await conStock(escasa, '3', '3');
    const aplicado = await caminar(persona, await lote(persona, [kit, sinPartes]), 'simular', 'aprobar', 'aplicar');
    expect(await etiquetas(aplicado)).toMatchObject([{ codigo: 'ESP-KIT', neto: '330.00', fisico: '3' }]);
    const filtros = (cuales: string) =>
      persona.get(`${LOTES}/${aplicado.id}/etiquetas?sucursalId=${INICIALES.sucursal}&filtros=${cuales}`);
    expect((await filtros('fisico:entre:3,3')).cuerpo.total).toBe(1);
    expect((await filtros('fisico:entre:4,')).cuerpo.total).toBe(0);
  });
});
