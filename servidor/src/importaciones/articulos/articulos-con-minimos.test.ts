import { afterAll, beforeAll, expect, it } from 'vitest';
import { importadorDe } from '#importaciones/ayudas-de-prueba.ts';
import { type Cliente, crearPrueba, type Prueba } from '#prueba/app.ts';
import { INICIALES } from '#prueba/semillas.ts';

const A = '/api/articulos';
let prueba: Prueba;
let persona: Cliente;
beforeAll(async () => {
  prueba = await crearPrueba();
  persona = await prueba.cliente();
});
afterAll(() => prueba.cerrar());

const poner = (id: string, version: number, minimo: string | null) =>
  persona.put(`${A}/${id}/minimos`, {
    version,
    minimos: [{ depositoId: INICIALES.deposito, minimo, objetivo: minimo, maximo: null, ubicacion: null }],
  });

it('RN-07 INV-69 what has a minimum stays a product, by itself or in a file: nothing else could take it away', async () => {
  const { id } = (await persona.post(A, { codigo: 'MANO-1', descripcion: 'Mano de obra' })).cuerpo;
  expect((await poner(id, 1, '5')).status).toBe(200);
  const cambio = await persona.patch(`${A}/${id}`, { version: 2, tipo: 'SERVICIO' });
  expect(cambio).toMatchObject({ status: 409, cuerpo: { code: 'articulos.tipo_con_minimos' } });
  const articulos = importadorDe(persona, 'articulos');
  const subido = (await articulos.subir('codigo;descripcion;tipo\nMANO-1;Mano de obra;SERVICIO\n')).cuerpo;
  expect((await articulos.hacer(subido.id, 'validar')).cuerpo).toMatchObject({ actualizar: 0, rechazadas: 1 });
  const [fila] = (await articulos.filas(subido.id)).cuerpo.filas;
  expect(fila.rechazos).toMatchObject([{ columna: 'tipo', motivo: expect.stringContaining('mínimos') }]);

  expect((await poner(id, 2, null)).status).toBe(200);
  const despues = await persona.patch(`${A}/${id}`, { version: 3, tipo: 'SERVICIO' });
  expect(despues.status, despues.texto).toBe(200);
});

it('INV-29 UA-53 a row says that its artículo cannot be counted so, or be that: by what it is scanned, bought or followed by', async () => {
  const medida = { codigo: 'BID', nombre: 'Bidón', decimales: 1 };
  const { id: unidadId } = (await persona.post('/api/tablas-generales/unidades', medida)).cuerpo;
  const crear = async (codigo: string, resto: object = {}): Promise<string> =>
    (await persona.post(A, { codigo, descripcion: 'Suelto', ...resto })).cuerpo.id;
  const codigos = [{ tipo: 'ALTERNATIVO', valor: 'CQ-X', cantidadPorLectura: '2.5' }];
  await crear('CQ-1', { unidadId, codigos });
  const proveedor = { razonSocial: 'Por medios', condicionIva: 8 };
  const { id: proveedorId } = (await persona.post(`${A}/proveedores`, proveedor)).cuerpo;
  const comprado = await crear('CQ-2', { unidadId });
  expect((await persona.post(`${A}/${comprado}/proveedores`, { proveedorId, multiplo: '2.5' })).status).toBe(201);
  for (const codigo of ['CQ-3', 'CQ-4']) {
    const seguido = { version: 1, control: 'SERIE' };
    expect((await persona.put(`${A}/${await crear(codigo)}/control`, seguido)).status).toBe(200);
  }
  await crear('CQ-5', { unidadId });
  const articulos = importadorDe(persona, 'articulos');
  const archivo = 'codigo;unidad;tipo\nCQ-1;U;\nCQ-2;U;\nCQ-3;BID;\nCQ-4;;SERVICIO\nCQ-5;U;\n';
  const { cuerpo } = await articulos.importar(archivo);
  expect(cuerpo).toMatchObject({ estado: 'APLICADA', actualizar: 1, rechazadas: 4, fallo: null });
  const { filas } = (await articulos.filas(cuerpo.id)).cuerpo;
  expect(
    filas.map(({ fila, rechazos: [uno] }: { fila: number; rechazos: { columna: string; motivo: string }[] }) =>
      uno ? `${fila} ${uno.columna}: ${uno.motivo}` : `${fila}`,
    ),
  ).toEqual([
    '2 unidad: Un código suyo, o lo que pide un proveedor, va por cantidades que esa unidad no admite: corregilo antes.',
    '3 unidad: Un código suyo, o lo que pide un proveedor, va por cantidades que esa unidad no admite: corregilo antes.',
    '4 unidad: Se sigue por número de serie u oblea, de a uno: esa unidad admite decimales. Cambiá antes su control de stock.',
    '5 tipo: Sólo un producto lleva lote, serie u oblea. Cambiá antes su control de stock.',
    '6',
  ]);
});
