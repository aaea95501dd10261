import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { importadorDe } from '#importaciones/ayudas-de-prueba.ts';
import { mundoDeListas } from '#importaciones/listas/ayudas-de-prueba.ts';
import { type Cliente, crearPrueba, type Prueba } from '#prueba/app.ts';

let prueba: Prueba;
let tarde: Cliente;
let antes: Cliente;
let lote: Cliente;
let serie = 0;
let id: string;
let subfamiliaId: string;
beforeAll(async () => {
  prueba = await crearPrueba();
  tarde = await prueba.cliente();
  antes = await prueba.cliente({ nombre: 'Quien lo escribió antes' });
  lote = await prueba.cliente({ nombre: 'Quien cambió muchos' });
});
afterAll(() => prueba.cerrar());

const crear = async (ruta: string, cuerpo: object): Promise<string> =>
  (await antes.post(`/api/articulos${ruta}`, cuerpo)).cuerpo.id;

/** One that somebody wrote, and that another person is looking at. */
beforeEach(async () => {
  serie += 1;
  const codigo = `QN${serie}`;
  const rubroId = await crear('/rubros', { codigo, nombre: `Rubro ${serie}` });
  const familiaId = await crear('/familias', { codigo, nombre: `Familia ${serie}`, rubroId });
  subfamiliaId = await crear('/subfamilias', { codigo, nombre: `Subfamilia ${serie}`, familiaId });
  id = await crear('', { codigo, descripcion: 'Filtro', subfamiliaId });
});

const QUIEN = { code: 'comun.version_vieja', data: { quien: 'Quien cambió muchos' } };
const ficha = async () => (await tarde.get(`/api/articulos/${id}`)).cuerpo;

describe('INV-73 a save that comes too late names who was first', () => {
  it('also when that was the default of a level, put in many artículos', async () => {
    const nodo = `/api/articulos/subfamilias/${subfamiliaId}`;
    const { cuerpo } = await lote.patch(nodo, { version: 1, ivaOmision: '10.5' });
    const pedido = { version: cuerpo.version, campo: 'iva', articulos: 1, motivo: 'Cambió la alícuota' };
    const url = `/api/articulos/clasificacion/subfamilia/${subfamiliaId}/aplicar`;
    expect((await lote.post(url, pedido)).cuerpo).toMatchObject({ articulos: 1 });
    expect(await ficha()).toMatchObject({ version: 2, iva: '10.5' });
    expect((await tarde.patch(`/api/articulos/${id}`, { version: 1, descripcion: 'Tarde' })).cuerpo).toMatchObject(
      QUIEN,
    );
  });

  it('also when that was a file, whatever the save was of', async () => {
    await antes.post(`/api/articulos/${id}/codigos`, { version: 1, tipo: 'ORIGINAL', valor: `OEM-${serie}` });
    const archivo = `codigo;descripcion\nQN${serie};De un archivo\n`;
    expect((await importadorDe(lote, 'articulos').importar(archivo)).cuerpo).toMatchObject({ actualizar: 1 });
    expect(await ficha()).toMatchObject({ version: 3, descripcion: 'De un archivo' });
    const ruta = `/api/articulos/${id}`;
    const otro = await crear('', { codigo: `OTRO-${serie}`, descripcion: 'Otro', subfamiliaId });
    const fusion = { version: 2, enId: otro, versionDelOtro: 1, motivo: 'Es el mismo' };
    for (const hecho of [
      await tarde.patch(ruta, { version: 2, descripcion: 'Tarde' }),
      await tarde.post(`${ruta}/codigos`, { version: 2, tipo: 'ORIGINAL', valor: 'TARDE' }),
      await tarde.post(`${ruta}/estado`, { version: 2, accion: 'discontinuar' }),
      await tarde.put(`${ruta}/control`, { version: 2, control: 'SERIE' }),
      await tarde.post(`${ruta}/fusion`, fusion),
    ]) {
      expect(hecho).toMatchObject({ status: 409, cuerpo: QUIEN });
    }
  });

  it('also of what a proveedor asks, when that was its list', async () => {
    const suyo = mundoDeListas(lote);
    const proveedorId = await suyo.proveedor({ razonSocial: `De listas ${serie}` });
    await antes.post(`/api/articulos/${id}/proveedores`, { proveedorId, codigo: `P-${serie}`, costo: '100' });
    const lista = await suyo.comparada(`Código;Detalle;Precio\nP-${serie};Filtro;110,00\n`, proveedorId);
    expect(await suyo.hacer(lista, 'aplicar')).toMatchObject({ estado: 'APLICADA', fallo: null });
    const cambio = { version: 1, costo: '120' };
    expect((await tarde.patch(`/api/articulos/${id}/proveedores/${proveedorId}`, cambio)).cuerpo).toMatchObject(QUIEN);
  });
});
