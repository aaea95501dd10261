import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Cliente, crearPrueba, type Prueba } from '#prueba/app.ts';
import { type MundoDeListas, mundoDeListas } from './ayudas-de-prueba.ts';

let prueba: Prueba;
let admin: Cliente;
let mundo: MundoDeListas;
beforeAll(async () => {
  prueba = await crearPrueba();
  admin = await prueba.cliente({ nombre: 'Ana' });
  mundo = mundoDeListas(admin);
});
afterAll(() => prueba.cerrar());

describe('GAP-18 how the list of a proveedor is read is kept with it', () => {
  it('is known by its titles wherever they stand, and when somebody says which row they are in', async () => {
    const proveedorId = await mundo.proveedor();
    const n = mundo.numero();
    const articulo = await mundo.articulo(`PF-${n}`);
    const lista = (precio: string) => `Cód. Fabr.;Obs;Neto s/IVA\nPF-${n};nada;${precio}\n`;
    const primera = (await mundo.subir(lista('10,50'), proveedorId)).cuerpo;
    expect(primera.mapeo).not.toHaveProperty('precio');
    const mapeo = { codigo: 0, precio: 2 };
    await admin.patch(mundo.ruta(primera.id), { version: primera.version, mapeo });
    await mundo.hacer(primera.id, 'validar');
    expect(await mundo.hacer(primera.id, 'aplicar')).toMatchObject({ estado: 'APLICADA', crear: 1 });

    const conUnaMas = `Lista de septiembre;;\n${lista('11,50')}`;
    const segunda = (await mundo.subir(conUnaMas, proveedorId)).cuerpo;
    const leida = { perfil: `Distribuidora ${n}`, formato: { encabezado: 2 }, mapeo, faltan: [] };
    expect(segunda).toMatchObject(leida);
    const corregir = async (version: number, encabezado: number) =>
      (await admin.patch(mundo.ruta(segunda.id), { version, formato: { encabezado } })).cuerpo;
    const movida = await corregir(segunda.version, 1);
    expect(movida).toMatchObject({ perfil: null, mapeo: {} });
    expect(await corregir(movida.version, 2)).toMatchObject(leida);
    await mundo.hacer(segunda.id, 'validar');
    await mundo.hacer(segunda.id, 'aplicar');
    expect(await mundo.tratosDe(articulo)).toMatchObject({ filas: [{ codigo: `PF-${n}`, costo: '11.50' }] });
  });

  it('a column that changes its name, or comes for the first time, is not left out unsaid; one left aside stays aside', async () => {
    const proveedorId = await mundo.proveedor({ descuentos: ['20', '10'] });
    const n = mundo.numero();
    const articulo = await mundo.articulo(`PD-${n}`);
    const primera = `Código;Detalle;Línea;Precio;Descuento\nPD-${n};Filtro;Bosch;1000;20+10\n`;
    const { id, version } = (await mundo.subir(primera, proveedorId)).cuerpo;
    const sinLinea = { codigo: 0, descripcion: 1, precio: 3, descuentos: 4 };
    await admin.patch(mundo.ruta(id), { version, mapeo: sinLinea });
    await mundo.hacer(id, 'validar');
    expect(await mundo.hacer(id, 'aplicar')).toMatchObject({ estado: 'APLICADA' });

    const otra = `Código;Detalle;Línea;Precio;Descuentos;Moneda\nPD-${n};Filtro;Bosch;1000;20+10+10;USD\n`;
    const segunda = (await mundo.subir(otra, proveedorId)).cuerpo;
    const distinta = { faltan: [{ campo: 'descuentos', titulo: 'Descuento' }], nuevas: ['Descuentos', 'Moneda'] };
    const leida = { perfil: `Distribuidora ${n}`, mapeo: { ...sinLinea, moneda: 5 }, distinta };
    expect(segunda).toMatchObject(leida);
    expect(segunda.mapeo).not.toHaveProperty('marca');
    // Also when somebody says where the titles are.
    const movida = await admin.patch(mundo.ruta(segunda.id), { version: segunda.version, formato: { encabezado: 2 } });
    const vuelta = { version: movida.cuerpo.version, formato: { encabezado: 1 } };
    expect((await admin.patch(mundo.ruta(segunda.id), vuelta)).cuerpo).toMatchObject(leida);
    await mundo.hacer(segunda.id, 'validar');
    expect(await mundo.lineas(segunda.id)).toMatchObject([
      { moneda: 'USD', descuentos: ['20', '10', '10'], neto: '648.00' },
    ]);
    await mundo.decidir(segunda.id, 'marcar', { marca: 'confirmar', cuales: { filtro: {} } });
    expect(await mundo.hacer(segunda.id, 'aplicar')).toMatchObject({ estado: 'APLICADA' });
    expect(await mundo.tratosDe(articulo)).toMatchObject({
      filas: [{ descuentos: ['20', '10', '10'], moneda: 'USD' }],
    });
    expect((await admin.get(mundo.ruta(segunda.id))).cuerpo).not.toHaveProperty('distinta');
    expect((await mundo.subir(otra, proveedorId)).cuerpo).not.toHaveProperty('distinta');
  });

  it('by the box only once it is said which column is the multiple', async () => {
    const proveedorId = await mundo.proveedor();
    const { id, version, opciones } = (await mundo.subir('Código;Precio;Caja de\nCB-1;120;12\n', proveedorId)).cuerpo;
    const porBulto = await admin.patch(mundo.ruta(id), {
      version,
      opciones: { lista: { ...opciones.lista, precioPorBulto: true } },
    });
    expect(porBulto.cuerpo).toMatchObject({ faltan: ['Múltiplo'] });
    expect(await mundo.hacer(id, 'validar')).toMatchObject({
      code: 'importaciones.bulto_sin_multiplo',
      title: 'El precio es por bulto: decí qué columna es el múltiplo.',
    });
    const mapeo = { codigo: 0, precio: 1, multiplo: 2 };
    const conMultiplo = await admin.patch(mundo.ruta(id), { version: porBulto.cuerpo.version, mapeo });
    expect(conMultiplo.cuerpo).toMatchObject({ faltan: [] });
    expect(await mundo.hacer(id, 'validar')).toMatchObject({ estado: 'VALIDADA', rechazadas: 0 });
    expect(await mundo.lineas(id)).toMatchObject([{ costo: '10.00', multiplo: '12' }]);
  });

  it('INV-71 and nowhere else: it makes no profile, and says nothing to who may not see costs', async () => {
    const proveedorId = await mundo.proveedor();
    const { id } = (await mundo.subir('Código;Precio\nA-1;10,50\n', proveedorId)).cuerpo;
    const guardar = (quien: Cliente) =>
      quien.post('/api/importaciones/perfiles', { importacionId: id, nombre: 'La de siempre' });
    expect(await guardar(admin)).toMatchObject({
      status: 409,
      cuerpo: { code: 'importaciones.perfil_de_lista', title: expect.stringContaining('al aplicarla se recuerda') },
    });
    const sinCosto = await prueba.cliente({ permisos: ['importacion.hacer'] });
    expect(await guardar(sinCosto)).toMatchObject({ status: 403, cuerpo: { code: 'comun.sin_permiso' } });
    expect((await admin.get('/api/importaciones/perfiles')).cuerpo.filas).toEqual([]);
  });
});
