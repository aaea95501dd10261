import { afterAll, beforeAll, expect, it } from 'vitest';
import { articulo, caminar, lista, lote, ponerPrecio } from '#articulos/precios/ayudas-de-prueba.ts';
import { type Cliente, crearPrueba, type Prueba } from '#prueba/app.ts';
import { INICIALES } from '#prueba/semillas.ts';

const E = '/api/articulos/etiquetas';

let prueba: Prueba;
let persona: Cliente;
beforeAll(async () => {
  prueba = await crearPrueba();
  persona = await prueba.cliente();
});
afterAll(() => prueba.cerrar());

const aplicado = async (ids: readonly string[], listaIds: readonly string[]) =>
  caminar(persona, await lote(persona, ids, { listaIds }), 'simular', 'aprobar', 'aplicar');

it('PRE-16 labels of a batch say the price of its lista, or of the one that derives from it, and are those of its table', async () => {
  const manual = await lista(persona);
  const derivada = await lista(persona, {
    derivacion: { base: 'LISTA', listaBaseId: manual.id, coeficiente: '2' },
  });
  const [uno, dos] = [await articulo(persona, { codigo: 'ETL-1' }), await articulo(persona, { codigo: 'ETL-2' })];
  for (const id of [uno, dos]) await ponerPrecio(persona, id, { listaId: manual.id, importe: '100' });
  await prueba.db
    .insertInto('saldo_stock')
    .values(
      [uno, dos].map((articulo_id) => ({
        articulo_id,
        deposito_id: INICIALES.deposito,
        permite_negativo: false,
        fisico: '1',
      })),
    )
    .execute();
  const muestra = async (loteId: string, consulta = '') => {
    const ruta = `${E}/muestra?loteId=${loteId}&sucursalId=${INICIALES.sucursal}${consulta}`;
    const { status, cuerpo } = await persona.get(ruta);
    if (status !== 200) return cuerpo.issues;
    const filas = cuerpo.filas.map(({ codigo, neto }: { codigo: string; neto: string }) => `${codigo} ${neto}`);
    return [cuerpo.lista.nombre, ...filas];
  };
  const deUna = await aplicado([uno, dos], [manual.id]);
  expect(await muestra(deUna.id)).toEqual([manual.nombre, 'ETL-1 110.00', 'ETL-2 110.00']);
  expect(await muestra(deUna.id, `&listaId=${derivada.id}`)).toEqual([derivada.nombre, 'ETL-1 220.00', 'ETL-2 220.00']);
  expect(await muestra(deUna.id, `&listaId=${INICIALES.lista}`)).toEqual(['Lista 1', 'ETL-1 null', 'ETL-2 null']);
  const filtro = (texto: string) => `&filtro=${encodeURIComponent(texto)}`;
  expect(await muestra(deUna.id, filtro('filtros=codigo:igual:ETL-2'))).toEqual([manual.nombre, 'ETL-2 110.00']);
  expect(await muestra(deUna.id, filtro('buscar=etl1'))).toEqual([manual.nombre, 'ETL-1 110.00']);
  expect(await muestra(deUna.id, filtro('orden=-codigo'))).toEqual([manual.nombre, 'ETL-2 110.00', 'ETL-1 110.00']);
  expect(await muestra(deUna.id, filtro('tipo=NADA'))).toMatchObject([{ path: ['filtro'] }]);

  await ponerPrecio(persona, dos, { importe: '10' });
  const deDos = await aplicado([uno, dos], [manual.id, INICIALES.lista]);
  expect(await muestra(deDos.id)).toMatchObject([{ path: ['listaId'] }]);
  const deLaColumna = filtro(`filtros=lista:uno:${INICIALES.lista}`);
  expect(await muestra(deDos.id, deLaColumna)).toEqual(['Lista 1', 'ETL-2 11.00']);
  expect(await muestra(deDos.id, `${deLaColumna}&listaId=${manual.id}`)).toEqual([
    manual.nombre,
    'ETL-1 121.00',
    'ETL-2 121.00',
  ]);
});
