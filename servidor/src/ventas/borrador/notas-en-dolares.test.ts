import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Cliente, crearPrueba, type Prueba } from '#prueba/app.ts';
import { INICIALES, sembrarArticulo } from '#prueba/semillas.ts';
import { accionar, NOTAS, sembrarStock } from '#ventas/ayudas-de-prueba.ts';
import { cargarNotasHistoricas } from '#ventas/index.ts';

let prueba: Prueba;
let persona: Cliente;
let clienteId: string;
let articuloId: string;
beforeAll(async () => {
  prueba = await crearPrueba();
  persona = await prueba.cliente();
  const { cuerpo: lista } = await persona.post('/api/articulos/listas-de-precio', { nombre: 'USD', moneda: 'USD' });
  clienteId = (await persona.post('/api/clientes', { razonSocial: 'Exportadora', condicionIva: 5 })).cuerpo.id;
  articuloId = await sembrarArticulo(prueba.db, { codigo: 'EXPORTADO' });
  await sembrarStock(prueba.db, persona.usuarioId, [{ articuloId, cantidad: '10' }]);
  await persona.post(`/api/articulos/${articuloId}/precios`, { listaId: lista.id, importe: '15' });
  const datos = { clienteId, depositoId: INICIALES.deposito, listaId: lista.id };
  const { cuerpo: nota } = await persona.post(NOTAS, { ...datos, renglones: [{ articuloId, cantidad: '2' }] });
  expect((await accionar(persona, nota, 'confirmar')).status).toBe(200);
});
afterAll(() => prueba.cerrar());

const lineas = async (ruta: string) => (await persona.get(ruta)).texto.replace('\ufeff', '').trim().split('\r\n');

it('a nota sold in dollars says so in the list of notas and in their file', async () => {
  const [fila] = (await persona.get(NOTAS)).cuerpo.filas;
  expect(fila).toMatchObject({ total: '36.30', moneda: 'USD' });
  expect(await lineas(`${NOTAS}/exportar?columnas=total`)).toEqual(['Total;Moneda', '36,30;USD']);
  expect(await lineas(`${NOTAS}/exportar?columnas=neto`)).toEqual(['Neto;Moneda', '30,00;USD']);
});

it('and among those of its cliente, in their file and in what they paid the last time', async () => {
  const de = `/api/clientes/${clienteId}`;
  expect((await persona.get(`${de}/notas`)).cuerpo.filas).toMatchObject([{ total: '36.30', moneda: 'USD' }]);
  expect(await lineas(`${de}/notas/exportar?columnas=total`)).toEqual(['Total;Moneda', '36,30;USD']);
  const habituales = async () => (await persona.get(`${de}/articulos-habituales`)).cuerpo.filas;
  const ultima = { ultimoPrecio: '15.00', moneda: 'USD' };
  expect(await habituales()).toMatchObject([{ notas: 1, ...ultima }]);

  // A sale of years ago that is imported today has a higher number, and is not the last time for that.
  const renglon = {
    ...{ articuloId, tipo: 'PRODUCTO' as const, decimales: 0, codigo: 'EXPORTADO', descripcion: 'Vieja' },
    ...{ cantidad: '1', precio: '2.55', iva: '21' as const },
  };
  const vieja = { comprobanteExterno: '536365', fecha: new Date('2026-01-04T15:00:00Z'), clienteId };
  await prueba.db.transaction().execute((tx) =>
    cargarNotasHistoricas(tx, [{ ...vieja, listaId: INICIALES.lista, renglones: [renglon] }], {
      ...{ sucursalId: INICIALES.sucursal, depositoId: INICIALES.deposito, usuarioId: persona.usuarioId },
    }),
  );
  const { rows } = await sql<{ ultimo: string }>`
    select comprobante_externo as ultimo from nota_pedido order by numero desc limit 1`.execute(prueba.db);
  expect(rows).toEqual([{ ultimo: '536365' }]);
  expect(await habituales()).toMatchObject([{ notas: 2, ...ultima }]);
});
