import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Cliente, crearPrueba, type Prueba } from '#prueba/app.ts';
import { INICIALES, sembrarArticulo } from '#prueba/semillas.ts';
import { accionar, NOTAS, sembrarStock } from '#ventas/ayudas-de-prueba.ts';

const REPORTE = '/api/articulos/reportes/ventas';

let prueba: Prueba;
let persona: Cliente;
let lista: string;
beforeAll(async () => {
  prueba = await crearPrueba();
  persona = await prueba.cliente();
  lista = (await persona.post('/api/articulos/listas-de-precio', { nombre: 'Exportación', moneda: 'USD' })).cuerpo.id;
});
afterAll(() => prueba.cerrar());

const cotizar = async (valor: string) => {
  const { status } = await persona.post('/api/articulos/cotizaciones', { valor, fuente: 'Banco' });
  expect(status).toBe(201);
};

/** Two units at US$ 0.15, of those that cost $ 90, taken away. */
async function vender(codigo: string): Promise<void> {
  const articuloId = await sembrarArticulo(prueba.db, { codigo });
  await sembrarStock(prueba.db, persona.usuarioId, [{ articuloId, cantidad: '10', costo: '90' }]);
  const precio = await persona.post(`/api/articulos/${articuloId}/precios`, { listaId: lista, importe: '0.15' });
  expect(precio.status, precio.texto).toBe(201);
  const partes = { clienteId: INICIALES.consumidorFinal, depositoId: INICIALES.deposito, listaId: lista };
  const creada = await persona.post(NOTAS, { ...partes, renglones: [{ articuloId, cantidad: '2' }] });
  const confirmada = await accionar(persona, creada.cuerpo, 'confirmar');
  expect((await accionar(persona, confirmada.cuerpo, 'finalizar')).status).toBe(200);
}

const filaDe = async (buscado: string) =>
  (await persona.get(REPORTE)).cuerpo.filas.find(({ codigo }: { codigo: string }) => codigo === buscado);

it('REA-03 what a lista in dollars sold counts in pesos; nothing while nobody wrote what a dollar is', async () => {
  await vender('EXPORTADO');
  expect(await filaDe('EXPORTADO')).toMatchObject({ unidades: '2', importe: '0.00', costo: '0.00', margen: '0.00' });

  await cotizar('1000');
  const vendido = { importe: '300.00', costo: '180.00', margen: '120.00', margenPorciento: '40' };
  expect(await filaDe('EXPORTADO')).toMatchObject({ unidades: '2', ...vendido });
  expect((await persona.get(`${REPORTE}/resumen`)).cuerpo).toMatchObject(vendido);
});

it('REA-03 what comes back of it is worth what it was when it left, for the report and for the home', async () => {
  await vender('DEVUELTO');
  const articulo = sql`(select id from articulo where codigo = 'DEVUELTO')`;
  const devolucionId = uuidv7();
  await sql`
    insert into devolucion (id, sucursal_id, deposito_id, cliente_id, usuario_id)
    values (${devolucionId}, ${INICIALES.sucursal}, ${INICIALES.deposito}, ${INICIALES.consumidorFinal}, ${persona.usuarioId})
  `.execute(prueba.db);
  await sql`
    insert into devolucion_renglon (id, devolucion_id, orden, entrega_renglon_id, articulo_id, tipo, decimales, descripcion,
                                    cantidad, precio, importe)
    select ${uuidv7()}, ${devolucionId}, 1, er.id, er.articulo_id, 'PRODUCTO', 0, 'Vuelve', 1, 0.15, 0.15
    from entrega_renglon er where er.articulo_id = ${articulo}
  `.execute(prueba.db);
  await cotizar('1200');
  expect(await filaDe('DEVUELTO')).toMatchObject({ unidades: '1', importe: '150.00' });
  const { hoy } = (await persona.get('/api/inicio/cifras')).cuerpo;
  expect(hoy.importe).toBe((await persona.get(`${REPORTE}/resumen`)).cuerpo.importe);
});
