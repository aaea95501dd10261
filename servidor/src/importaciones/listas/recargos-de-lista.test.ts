import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Cliente, crearPrueba, type Prueba } from '#prueba/app.ts';
import { mundoDeListas } from './ayudas-de-prueba.ts';

let prueba: Prueba;
let persona: Cliente;
beforeAll(async () => {
  prueba = await crearPrueba();
  persona = await prueba.cliente();
});
afterAll(() => prueba.cerrar());

const FLETE = { nombre: 'Flete', tipo: 'PORCENTAJE', valor: '10' } as const;
const GASTO = { nombre: 'Gasto fijo', tipo: 'IMPORTE', valor: '5', moneda: 'ARS' } as const;

it('GAP-18 the list of a proveedor brings its recargos, leaves those of an artículo, and taking it back puts back what there was', async () => {
  const mundo = mundoDeListas(persona);
  const { proveedorId, archivo, n, sube, baja } = await mundo.negocio();
  await persona.patch(`/api/articulos/proveedores/${proveedorId}`, { version: 1, recargos: [FLETE] });
  await persona.patch(`/api/articulos/${baja}/proveedores/${proveedorId}`, { version: 1, recargos: [GASTO] });
  const id = await mundo.comparada(archivo, proveedorId, { limite: '90' });
  const { filas } = (await persona.get(mundo.ruta(id, '/lineas'))).cuerpo;
  expect(filas.slice(0, 4).map((fila: Record<string, unknown>) => [fila.codigo, fila.situacion, fila.neto])).toEqual([
    [`P-S-${n}`, 'SUBE', '81.2592'],
    [`P-B-${n}`, 'BAJA', '35.78'],
    [`P-I-${n}`, 'SUBE', '67.716'],
    [`N-${n}`, 'NUEVA', '6.7716'],
  ]);
  expect(await mundo.hacer(id, 'aplicar')).toMatchObject({ estado: 'APLICADA' });
  const deUno = async (articuloId: string) => (await mundo.tratosDe(articuloId)).filas[0];
  expect(await deUno(sube)).toMatchObject({ recargos: [FLETE], recargosPropios: false, costoNeto: '81.2592' });
  expect(await deUno(baja)).toMatchObject({ recargosPropios: true, costoNeto: '35.78' });
  expect(await mundo.hacer(id, 'revertir')).toMatchObject({ estado: 'REVERTIDA' });
  expect(await deUno(sube)).toMatchObject({ recargos: [], costoNeto: '61.56' });
  expect(await deUno(baja)).toMatchObject({ recargosPropios: true, costoNeto: '66.56' });
});

it('GAP-18 a line that changes of artículo leaves behind the recargos that were only of the other one', async () => {
  const mundo = mundoDeListas(persona);
  const proveedorId = await mundo.proveedor({ recargos: [FLETE] });
  const [suyo, otro] = await Promise.all([mundo.articulo('ADUANA-1'), mundo.articulo('ADUANA-2')]);
  await mundo.agregar(suyo, proveedorId, { costo: '100', recargos: [{ ...FLETE, nombre: 'Aduana', valor: '50' }] });
  const id = await mundo.comparada('Código;Detalle;Precio\nADUANA-1;Importado;100,00\n', proveedorId);
  const linea = async () => (await mundo.lineas(id))[0];
  expect(await linea()).toMatchObject({ articulo: { id: suyo }, neto: '150.00' });
  const vincular = (articuloId: string | null) => mundo.decidir(id, 'vincular', { linea: 1, articuloId });
  await vincular(null);
  expect(await linea()).toMatchObject({ situacion: 'SIN_ARTICULO', neto: '110.00' });
  await vincular(suyo);
  expect(await linea()).toMatchObject({ neto: '150.00' });
  await vincular(otro);
  expect(await linea()).toMatchObject({ articulo: { id: otro }, neto: '110.00' });
  expect(await mundo.hacer(id, 'aplicar')).toMatchObject({ estado: 'APLICADA', fallo: null });
  expect((await mundo.tratosDe(otro)).filas).toMatchObject([
    { recargos: [FLETE], recargosPropios: false, costoNeto: '110.00' },
  ]);
});

it('RN-18 recargos in dollars are not worked out while nobody wrote what a dollar is worth: the list says so, and costs stay', async () => {
  const mundo = mundoDeListas(persona);
  const proveedorId = await mundo.proveedor();
  const [suyo, otro] = await Promise.all([mundo.articulo('DESPACHO-1'), mundo.articulo('DESPACHO-2')]);
  await mundo.agregar(suyo, proveedorId, { costo: '100' });
  const despacho = { nombre: 'Despacho', tipo: 'IMPORTE', valor: '5', moneda: 'USD' };
  await persona.patch(`/api/articulos/proveedores/${proveedorId}`, { version: 1, recargos: [despacho] });
  const archivo = 'Código;Detalle;Precio\nDESPACHO-1;Importado;120,00\nDESPACHO-2;Nuevo;50,00\n';
  const { id } = (await mundo.subir(archivo, proveedorId)).cuerpo;
  expect(await mundo.hacer(id, 'validar')).toMatchObject({
    estado: 'CARGADA',
    fallo: {
      code: 'importaciones.lista_sin_cotizacion',
      title: expect.stringContaining('Falta la cotización del dólar'),
    },
  });
  await persona.post('/api/articulos/cotizaciones', { valor: '1000', fuente: 'BNA', confirmada: true });
  expect(await mundo.hacer(id, 'validar')).toMatchObject({ estado: 'VALIDADA', fallo: null });
  expect(await mundo.lineas(id)).toMatchObject([{ neto: '5120.00' }, { neto: '5050.00' }]);
  expect((await mundo.tratosDe(suyo)).reposicion).toMatchObject({ importe: '100.00' });
  expect(await mundo.tratosDe(otro)).toMatchObject({ filas: [] });
});
