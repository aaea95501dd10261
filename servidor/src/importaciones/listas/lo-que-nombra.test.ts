import { afterAll, beforeAll, expect, it } from 'vitest';
import { crearPrueba, type Prueba } from '#prueba/app.ts';
import { type MundoDeListas, mundoDeListas } from './ayudas-de-prueba.ts';

let prueba: Prueba;
let mundo: MundoDeListas;
beforeAll(async () => {
  prueba = await crearPrueba();
  mundo = mundoDeListas(await prueba.cliente());
});
afterAll(() => prueba.cerrar());

it('GAP-18 what the list brings in a row that cannot be taken, or is passed over, is not missing from it', async () => {
  const proveedorId = await mundo.proveedor();
  const letras = ['A', 'B', 'C', 'D', 'E', 'F'] as const;
  const ids = await Promise.all(letras.map((letra) => mundo.articulo(`NOMBRA-${letra}`)));
  const codigos = ['FA-A', '', 'FA-C', 'FA-D', 'FA-E', 'FA-F'];
  for (const [n, id] of ids.entries()) {
    await mundo.agregar(id, proveedorId, { costo: '100', ...(codigos[n] ? { codigo: codigos[n] } : {}) });
  }
  const archivo = [
    'Código;Detalle;Marca;Precio',
    'FA-A;Sin precio;Bosch;consultar',
    'NOMBRA-B;Por nuestro código;Bosch;consultar',
    'FA-C;De otra marca;Valeo;100,00',
    'FA-D;Le faltan columnas',
    'FA-E;No queda nada;Bosch;0,00001',
    'OTRO;Nadie lo conoce;Bosch;10,00',
  ].join('\n');
  const id = await mundo.comparada(archivo, proveedorId, {
    marcas: [{ texto: 'Valeo', marcaId: null, descuentos: null, omitir: true }],
  });
  const faltan = async () =>
    (await mundo.lineas(id, 'situacion=FALTA')).map((linea: { articulo: { codigo: string } }) => linea.articulo.codigo);
  expect(await faltan()).toEqual(['NOMBRA-F']);

  // A line that is given to one of them, and let go, does not make it missing.
  const vincular = (articuloId: string | null) => mundo.decidir(id, 'vincular', { linea: 1, articuloId });
  expect(await vincular(ids[0] ?? '')).toMatchObject({ status: 200 });
  expect(await vincular(null)).toMatchObject({ status: 200 });
  expect(await faltan()).toEqual(['NOMBRA-F']);

  await mundo.decidir(id, 'marcar', { marca: 'incluir', cuales: { filtro: { situacion: 'FALTA' } } });
  expect(await mundo.hacer(id, 'aplicar')).toMatchObject({ estado: 'APLICADA', fallo: null });
  const fuera = await Promise.all(ids.map(async (uno) => (await mundo.tratosDe(uno)).filas[0].fueraDeLista !== null));
  expect(fuera).toEqual([false, false, false, false, false, true]);
});

it('GAP-18 a row with a character that cannot be kept is left out, and the rest of the list is read', async () => {
  const proveedorId = await mundo.proveedor();
  const archivo = 'Código\tPrecio\tOriginal\r\nB-1\t10\t\r\nB-2\u0000\t20\tO\u0000\r\n';
  const contenido = Buffer.from(`\ufeff${archivo}`, 'utf16le');
  const { id } = (await mundo.subir(contenido, proveedorId)).cuerpo;
  expect(await mundo.hacer(id, 'validar')).toMatchObject({
    estado: 'VALIDADA',
    fallo: null,
    leidas: 2,
    rechazadas: 1,
  });
  expect(await mundo.lineas(id)).toMatchObject([{ codigo: 'B-1' }]);
});
