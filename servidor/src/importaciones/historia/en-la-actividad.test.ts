import { afterAll, beforeAll, expect, it } from 'vitest';
import { deVentas } from '#importaciones/archivo/archivos-de-prueba.ts';
import { type Importador, importadorDe } from '#importaciones/ayudas-de-prueba.ts';
import { type Cliente, crearPrueba, type Prueba } from '#prueba/app.ts';
import { sembrarSucursal } from '#prueba/semillas.ts';

const CAMBIOS = '/api/articulos/reportes/cambios';
let prueba: Prueba;
let admin: Cliente;
let articulos: Importador;
beforeAll(async () => {
  prueba = await crearPrueba();
  admin = await prueba.cliente({ nombre: 'Ana' });
  articulos = importadorDe(admin, 'articulos');
});
afterAll(() => prueba.cerrar());

const articuloDe = async (codigo: string): Promise<{ id: string; version: number }> =>
  (await admin.get(`/api/articulos?buscar=${codigo}`)).cuerpo.filas[0];
const actividadDe = async (entidad: string, id: string, quien = admin) => {
  const { status, cuerpo } = await quien.get(`/api/actividad/${entidad}/${id}`);
  expect(status).toBe(200);
  return cuerpo.hechos;
};

it('ART-26 the trail of an artículo tells what a file did to it, beside what people did, and what taking it back did', async () => {
  const { id: alta } = (await articulos.importar('codigo;descripcion;precio\nEA-1;Tapa;100\nEA-2;Otra;5\n')).cuerpo;
  const tapa = await articuloDe('EA-1');
  await admin.patch(`/api/articulos/${tapa.id}`, { version: tapa.version, observaciones: 'Frágil' });
  const { id: cambio } = (
    await articulos.importar('codigo;descripcion;precio;iva\nEA-1;Tapa de cilindros;1250,5;10,5\nEA-2;Otra;5;21\n')
  ).cuerpo;

  const hechos = await actividadDe('articulo', tapa.id);
  expect(hechos.map(({ accion, quien }: { accion: string; quien: string }) => [accion, quien])).toEqual([
    ['articulo.importar', 'Ana'],
    ['articulo.cambiar', 'Ana'],
    ['articulo.crear_importando', 'Ana'],
  ]);
  expect(hechos[0]).toMatchObject({ importacion: { id: cambio, archivo: 'articulos.csv' }, loteId: null });
  expect(hechos[0].campos).toHaveLength(3);
  expect(hechos[0].campos).toEqual(
    expect.arrayContaining([
      { campo: 'descripcion', antes: 'Tapa', despues: 'Tapa de cilindros' },
      { campo: 'precio', antes: '100,00', despues: '1.250,50' },
      { campo: 'iva', antes: '21 %', despues: '10,5 %' },
    ]),
  );
  expect(hechos[2].importacion).toEqual({ id: alta, archivo: 'articulos.csv' });
  expect(hechos[2].campos).toContainEqual({ campo: 'descripcion', antes: null, despues: 'Tapa' });
  // What a file leaves as it was is no news.
  const otra = await articuloDe('EA-2');
  expect(await actividadDe('articulo', otra.id)).toHaveLength(1);

  await articulos.hacer(cambio, 'revertir');
  const [vuelta, ...demas] = await actividadDe('articulo', tapa.id);
  expect(vuelta).toMatchObject({ accion: 'articulo.revertir_importacion', importacion: { id: cambio } });
  expect(vuelta.campos).toContainEqual({ campo: 'descripcion', antes: 'Tapa de cilindros', despues: 'Tapa' });
  expect(demas).toEqual(hechos);

  const cambios = async (pedido: string) => {
    const { status, cuerpo } = await admin.get(`${CAMBIOS}?clase=DATOS&${pedido}`);
    expect(status).toBe(200);
    expect(new Set(cuerpo.filas.map(({ id }: { id: string }) => id)).size).toBe(cuerpo.total);
    return cuerpo.filas;
  };
  const [ida, regreso] = ['Importación de articulos.csv', 'Reversión de articulos.csv'];
  const dichos = (await cambios('buscar=EA-1&orden=en')).map(
    ({ campo, antes, despues, motivo, quien }: Record<string, string>) => [campo, antes, despues, motivo, quien],
  );
  expect(dichos).toHaveLength(6);
  expect(dichos[0]).toEqual(['alta', null, 'EA-1', ida, 'Ana']);
  expect(dichos[1]).toEqual(['observaciones', '', 'Frágil', null, 'Ana']);
  expect(dichos.slice(2, 4)).toEqual(
    expect.arrayContaining([
      ['descripcion', 'Tapa', 'Tapa de cilindros', ida, 'Ana'],
      ['iva', '21', '10.5', ida, 'Ana'],
    ]),
  );
  expect(dichos.slice(4)).toContainEqual(['descripcion', 'Tapa de cilindros', 'Tapa', regreso, 'Ana']);
  expect(await cambios(`filtros=${encodeURIComponent('motivo:contiene:reversión;codigo:igual:EA-1')}`)).toHaveLength(2);
});

it('ART-26 a reversal that left an artículo as it is, and a file that was only rehearsed, tell nothing of it', async () => {
  await articulos.importar('codigo;descripcion\nEA-5;Retén\nEB-5;Aro\n');
  const { id } = (await articulos.importar('codigo;descripcion\nEA-5;Retén 30x40\nEB-5;Aro 30\n')).cuerpo;
  const reten = await articuloDe('EA-5');
  await admin.patch(`/api/articulos/${reten.id}`, { version: reten.version, descripcion: 'Retén de bancada' });
  expect((await articulos.hacer(id, 'revertir')).cuerpo).toMatchObject({ noRevertidas: 1 });
  const { id: ensayada } = (await articulos.subir('codigo;descripcion\nEA-5;Retén ensayado\n')).cuerpo;
  await articulos.hacer(ensayada, 'validar');
  const acciones = (await actividadDe('articulo', reten.id)).map(({ accion }: { accion: string }) => accion);
  expect(acciones).toEqual(['articulo.cambiar', 'articulo.importar', 'articulo.crear_importando']);
});

it('ART-26 codes, minimums and applications of a file are told in the trail of their artículo', async () => {
  await articulos.importar('codigo;descripcion\nEA-7;Bomba\n');
  const bomba = await articuloDe('EA-7');
  const traer = (entidad: 'codigos' | 'minimos' | 'aplicaciones', texto: string) =>
    importadorDe(admin, entidad).importar(texto);
  const codigos = 'codigo;otro codigo;tipo;cantidad\nEA-7;7790001234568;De barras;12\nEA-7;OC-264;Alternativo;\n';
  expect((await traer('codigos', codigos)).cuerpo).toMatchObject({ estado: 'APLICADA', crear: 2 });
  const minimos = await traer('minimos', 'codigo;minimo;objetivo;ubicacion\nEA-7;4;12;A-3\n');
  expect(minimos.cuerpo).toMatchObject({ estado: 'APLICADA', crear: 1 });
  const usos = 'codigo;marca;modelo;desde\nEA-7;Volkswagen;Gol;2008\nEA-7;Fiat;Uno;\n';
  const { id } = (await traer('aplicaciones', usos)).cuerpo;

  const [deUsos, deMinimos, deCodigos, alta] = await actividadDe('articulo', bomba.id);
  expect(deCodigos).toMatchObject({
    accion: 'articulo.importar',
    campos: [
      { campo: 'código BARRAS', antes: null, despues: '7790001234568 por 12' },
      { campo: 'código ALTERNATIVO', antes: null, despues: 'OC-264' },
    ],
  });
  expect(deMinimos.campos).toEqual([
    { campo: expect.stringMatching(/^mínimo en .+, .+$/), antes: null, despues: '4' },
    { campo: expect.stringMatching(/^objetivo en /), antes: null, despues: '12' },
    { campo: expect.stringMatching(/^ubicación en /), antes: null, despues: 'A-3' },
  ]);
  expect(deUsos.campos).toEqual([
    { campo: 'aplicación', antes: null, despues: 'Volkswagen Gol 2008 en adelante' },
    { campo: 'aplicación', antes: null, despues: 'Fiat Uno' },
  ]);
  expect(alta.accion).toBe('articulo.crear_importando');

  const { filas } = (await admin.get(`${CAMBIOS}?clase=DATOS&buscar=EA-7`)).cuerpo;
  expect(filas).toHaveLength(6);
  expect(filas.map(({ campo, despues }: Record<string, string>) => `${campo}: ${despues}`).toSorted()).toEqual([
    ...['alta: EA-7', 'aplicación: Fiat Uno', 'aplicación: Volkswagen Gol'],
    ...[
      'mínimos y ubicación: mínimo 4, objetivo 12, en A-3',
      'otro código: 7790001234568 por 12',
      'otro código: OC-264',
    ],
  ]);

  await importadorDe(admin, 'aplicaciones').hacer(id, 'revertir');
  expect((await actividadDe('articulo', bomba.id))[0]).toMatchObject({
    accion: 'articulo.revertir_importacion',
    campos: [{ antes: 'Volkswagen Gol 2008 en adelante', despues: null }, { antes: 'Fiat Uno' }],
  });
});

it('ART-26 the trail of a cliente, too; and its pages go on where the one before ended', async () => {
  const clientes = importadorDe(admin, 'clientes');
  const fila = (telefono: number) => `codigo externo;razon social;telefono\nEA-C;Del Sur SRL;${telefono}\n`;
  for (let vez = 0; vez < 3; vez += 1) await clientes.importar(fila(4_000 + vez));
  const [{ id }] = (await admin.get('/api/clientes?buscar=Del Sur')).cuerpo.filas;
  const hechos = await actividadDe('cliente', id);
  expect(hechos.map(({ accion }: { accion: string }) => accion)).toEqual([
    'cliente.importar',
    'cliente.importar',
    'cliente.crear_importando',
  ]);
  expect(hechos[0].campos).toEqual([{ campo: 'telefono', antes: '4001', despues: '4002' }]);
  const despues = (await admin.get(`/api/actividad/cliente/${id}?antesDe=${hechos[0].id}`)).cuerpo;
  expect(despues).toEqual({ hechos: hechos.slice(1), hayMas: false });
});

it('ART-26 a localidad and a nota that a file brought say so', async () => {
  const lugares = importadorDe(admin, 'localidades');
  const localidades = 'provincia iso;provincia;partido;localidad;codigo postal\nAR-S;Santa Fe;ROSARIO;VILLA EA;2999\n';
  const { id } = (await lugares.importar(localidades)).cuerpo;
  const [villa] = (await admin.get('/api/tablas-generales/localidades?buscar=villa ea')).cuerpo.filas;
  expect(await actividadDe('localidad', villa.id)).toMatchObject([
    {
      ...{ accion: 'localidad.crear_importando', importacion: { id } },
      campos: expect.arrayContaining([{ campo: 'codigoPostal', antes: null, despues: '2999' }]),
    },
  ]);

  const ventas = importadorDe(admin, 'ventas');
  const archivo = deVentas('990001;EA-V;LAMP;2;1/12/2010 08:26;2,55;17850;United Kingdom');
  const subida = (await ventas.subir(archivo, 'ventas.csv', 'online-retail')).cuerpo;
  expect((await ventas.hacer(subida.id, 'aplicar')).cuerpo).toMatchObject({ estado: 'APLICADA' });
  const [nota] = (await admin.get('/api/ventas/notas-de-pedido?buscar=990001')).cuerpo.filas;
  expect(await actividadDe('nota', nota.id)).toMatchObject([
    { accion: 'nota.crear_importando', importacion: { id: subida.id, archivo: 'ventas.csv' }, campos: [] },
  ]);
  // So do the artículo and the cliente that the file made; another file that sells them again made neither.
  const deOtra = deVentas(
    '990002;EA-V;LAMP;1;2/12/2010 08:26;2,55;17850;United Kingdom',
    '990002;EA-W;SHADE;3;2/12/2010 08:26;1,25;17850;United Kingdom',
    '990003;EA-W;SHADE;1;2/12/2010 09:26;1,25;17851;United Kingdom',
  );
  const segunda = (await ventas.subir(deOtra, 'diciembre.csv', 'online-retail')).cuerpo;
  expect((await ventas.hacer(segunda.id, 'aplicar')).cuerpo).toMatchObject({ estado: 'APLICADA' });
  const naceDe = (accion: string, { id }: { id: string }, archivo: string) => [
    expect.objectContaining({ accion, importacion: { id, archivo }, campos: [] }),
  ];
  const clienteDe = async (codigo: string) => (await admin.get(`/api/clientes?buscar=${codigo}`)).cuerpo.filas[0].id;
  const articulo = 'articulo.crear_importando';
  expect(await actividadDe('articulo', (await articuloDe('EA-V')).id)).toEqual(naceDe(articulo, subida, 'ventas.csv'));
  expect(await actividadDe('articulo', (await articuloDe('EA-W')).id)).toEqual(
    naceDe(articulo, segunda, 'diciembre.csv'),
  );
  const cliente = 'cliente.crear_importando';
  expect(await actividadDe('cliente', await clienteDe('17850'))).toEqual(naceDe(cliente, subida, 'ventas.csv'));
  expect(await actividadDe('cliente', await clienteDe('17851'))).toEqual(naceDe(cliente, segunda, 'diciembre.csv'));
});

it('INV-61 the minimums of a file are told to who may see what their depósitos have', async () => {
  await articulos.importar('codigo;descripcion\nEA-61;Retén\n');
  const reten = await articuloDe('EA-61');
  const cordoba = await sembrarSucursal(prueba.db, 'Córdoba');
  const { codigo } = await prueba.db
    .selectFrom('sucursal')
    .select('codigo')
    .where('id', '=', cordoba.sucursalId)
    .executeTakeFirstOrThrow();
  const texto = `codigo;deposito;minimo;objetivo;ubicacion\nEA-61;CENTRAL/SALON;4;12;A-3\nEA-61;${codigo}/SALON;1;2;\n`;
  expect((await importadorDe(admin, 'minimos').importar(texto)).cuerpo).toMatchObject({ crear: 2, rechazadas: 0 });
  const alla = await prueba.cliente({ permisos: ['articulo.ver', 'stock.ver'], sucursales: [cordoba.sucursalId] });
  const campos = async (quien: Cliente) => {
    const [deMinimos] = await actividadDe('articulo', reten.id, quien);
    return deMinimos.campos.map(({ campo }: { campo: string }) => campo.replace(/ en .*, /, ' en '));
  };
  const suyos = ['mínimo en Córdoba', 'objetivo en Córdoba'];
  const ajenos = ['mínimo en Casa Central', 'objetivo en Casa Central', 'ubicación en Casa Central'];
  expect(await campos(admin)).toEqual([...ajenos, ...suyos]);
  expect(await campos(alla)).toEqual(suyos);
  const dichos = async (quien: Cliente) =>
    (await quien.get(`${CAMBIOS}?buscar=EA-61&clase=DATOS`)).cuerpo.filas.map(
      ({ despues }: { despues: string }) => despues,
    );
  const despues = 'mínimo 4, objetivo 12, en A-3';
  expect(await dichos(admin)).toContain(despues);
  expect(await dichos(alla)).not.toContain(despues);
  expect(await dichos(alla)).toContain('mínimo 1, objetivo 2');
});
