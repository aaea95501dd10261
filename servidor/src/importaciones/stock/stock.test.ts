import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Importador, importadorDe } from '#importaciones/ayudas-de-prueba.ts';
import { type Cliente, crearPrueba, type Prueba } from '#prueba/app.ts';
import { INICIALES, sembrarSucursal } from '#prueba/semillas.ts';

let prueba: Prueba;
let admin: Cliente;
let stock: Importador;
beforeAll(async () => {
  prueba = await crearPrueba();
  admin = await prueba.cliente();
  stock = importadorDe(admin, 'stock');
  const { cuerpo } = await importadorDe(admin, 'articulos').importar(
    'codigo;descripcion;tipo;unidad\nA-1;Uno;;\nA-2;Dos;;Metro\nS-1;Servicio;SERVICIO;\n',
  );
  expect(cuerpo).toMatchObject({ crear: 3 });
});
afterAll(() => prueba.cerrar());

const motivos = async (id: string) =>
  (await stock.filas(id)).cuerpo.filas.flatMap(({ fila, rechazos }: { fila: number; rechazos: { motivo: string }[] }) =>
    rechazos.map(({ motivo }) => `${fila}: ${motivo}`),
  );

describe('a file of opening stock', () => {
  it('comes in as INICIAL movements of this importación, with its cost', async () => {
    const { cuerpo } = await stock.importar(
      'codigo;deposito;cantidad;costo\na1;SALON;12;8.300,50\nA-2;CENTRAL/SALON;2,5;\nA-2;LUNA;1;\nS-1;SALON;1;\nA-1;SALON;3;\nA-1;;0;\nX;SALON;1;\n',
    );
    expect(await motivos(cuerpo.id)).toEqual([
      '4: No hay un depósito activo «LUNA».',
      '5: No es un producto: los servicios y los kits no tienen stock.',
      '6: Repite el artículo y el depósito de la fila 2.',
      '7: Repite el artículo y el depósito de la fila 2.',
      '8: No existe ese artículo. Importá primero los artículos.',
    ]);
    expect(cuerpo).toMatchObject({ estado: 'APLICADA', crear: 2, rechazadas: 5 });
    const { rows } = await prueba.pool.query(
      `select a.codigo, trim_scale(s.cantidad)::text as cantidad, trim_scale(s.valor)::text as valor, m.tipo, m.documento_tipo
         from asiento_stock s join movimiento_stock m on m.id = s.movimiento_id join articulo a on a.id = s.articulo_id
         join deposito d on d.id = s.deposito_id and not d.virtual where m.documento_id = $1 order by a.codigo`,
      [cuerpo.id],
    );
    expect(rows).toEqual([
      { codigo: 'A-1', cantidad: '12', valor: '99606', tipo: 'INICIAL', documento_tipo: 'IMPORTACION' },
      { codigo: 'A-2', cantidad: '2.5', valor: '0', tipo: 'INICIAL', documento_tipo: 'IMPORTACION' },
    ]);
  });

  it('comes into the depósito chosen for all of it, also one that nobody sells from; one out of use by now is told', async () => {
    const ruta = '/api/tablas-generales/depositos';
    const { cuerpo: lugar } = await admin.post(ruta, {
      ...{ sucursalId: INICIALES.sucursal, codigo: 'CUA', nombre: 'Cuarentena', clase: 'CUARENTENA', vendible: false },
    });
    const { cuerpo } = await stock.importar('codigo;cantidad\nA-1;4\n', { depositoId: lugar.id });
    expect(cuerpo).toMatchObject({ estado: 'APLICADA', crear: 1, rechazadas: 0 });
    expect(await motivos(cuerpo.id)).toEqual([]);

    const { id } = (await stock.subir('codigo;cantidad\nA-2;4\n')).cuerpo;
    const { cuerpo: otro } = await admin.post(ruta, { sucursalId: INICIALES.sucursal, codigo: 'VIE', nombre: 'Viejo' });
    await stock.cambiar(id, { opciones: { depositoId: otro.id } });
    expect((await admin.patch(`${ruta}/${otro.id}`, { version: otro.version, activo: false })).status).toBe(200);
    expect((await stock.hacer(id, 'validar')).cuerpo.fallo).toMatchObject({
      code: 'importaciones.deposito_desconocido',
      title: expect.stringMatching(/^El depósito elegido ya no sirve/),
    });
  });

  it('knows its depósitos also by their names, as people write them, and says how to tell apart those that share one', async () => {
    const ruta = '/api/tablas-generales/depositos';
    await admin.post(ruta, { sucursalId: INICIALES.sucursal, codigo: 'FON', nombre: 'Depósito del fondo' });
    const { sucursalId } = await sembrarSucursal(prueba.db, 'Quilmes');
    await admin.post(ruta, { sucursalId, codigo: 'BAJO', nombre: 'Bajo escalera' });
    await admin.post(ruta, { sucursalId: INICIALES.sucursal, codigo: 'ESC', nombre: 'Bajo Escalera' });
    const { rows } = await prueba.pool.query('select codigo from sucursal where id = $1', [sucursalId]);

    const { cuerpo } = await stock.importar(
      'codigo;deposito;cantidad\nA-2;DEPOSITO DEL FONDO;3\nA-2;Quilmes / Bajo escalera;2\nA-2;bajo escalera;1\nA-2;fon;9\n',
    );
    expect(await motivos(cuerpo.id)).toEqual([
      `4: Hay ese depósito en varias sucursales: poné cuál, como «CENTRAL/ESC» o «${rows[0].codigo}/BAJO».`,
      '5: Repite el artículo y el depósito de la fila 2.',
    ]);
    expect(cuerpo).toMatchObject({ estado: 'APLICADA', crear: 2, rechazadas: 2 });
  });

  it('comes in once: what has opening stock already is left out, and zero says nothing', async () => {
    const { cuerpo } = await stock.importar('codigo;cantidad\nA-1;5\nA-2;0\n');
    expect(await motivos(cuerpo.id)).toEqual(['2: Ya tiene stock inicial en ese depósito: corregilo con un ajuste.']);
    expect(cuerpo).toMatchObject({ crear: 0, sinCambios: 1, rechazadas: 1 });
    expect((await stock.hacer(cuerpo.id, 'revertir')).cuerpo.code).toBe('importaciones.no_reversible');
  });

  it('does not come into a depósito of a sucursal where whoever asks may not adjust', async () => {
    const otra = await sembrarSucursal(prueba.db, 'Rosario');
    const persona = await prueba.cliente({
      permisos: ['importacion.hacer'],
      enOtras: { permisos: ['ajuste.aplicar'], sucursales: [otra.sucursalId] },
    });
    const { rows } = await prueba.pool.query(
      "select s.codigo || '/' || d.codigo as codigo from deposito d join sucursal s on s.id = d.sucursal_id where d.id = $1",
      [otra.depositoId],
    );
    const { cuerpo } = await importadorDe(persona, 'stock').importar(
      `codigo;deposito;cantidad\nA-2;CENTRAL/SALON;1\nA-2;${rows[0].codigo};4\n`,
    );
    expect(await motivos(cuerpo.id)).toContain('2: No tenés permiso para cargar stock en CENTRAL/SALON.');
    expect(cuerpo).toMatchObject({ crear: 1, rechazadas: 1 });
  });

  it('has no decimals where the unidad has none', async () => {
    const { cuerpo } = await stock.importar('codigo;cantidad\nA-1;1,5\n');
    expect(await motivos(cuerpo.id)).toContain('2: La unidad de este artículo no admite decimales.');
  });

  it('AJU-06 is no way around the limit by amount: where it is exceeded nothing comes in, and what is wrong does not count', async () => {
    const otra = await sembrarSucursal(prueba.db, 'Sucursal medida');
    const { rows } = await prueba.pool.query(
      "select s.codigo || '/' || d.codigo as codigo from deposito d join sucursal s on s.id = d.sucursal_id where d.id = $1",
      [otra.depositoId],
    );
    const limitar = (maximo: string | null) =>
      prueba.pool.query("update limite_de_ajuste set maximo = $1 where rol = 'administrador'", [maximo]);
    const persona = await prueba.cliente();
    await prueba.db
      .insertInto('concesion')
      .values({ usuario_id: persona.usuarioId, rol: 'administrador', sucursal_id: null })
      .execute();
    const archivo = `codigo;deposito;cantidad;costo\nM-1;${rows[0].codigo};10;100\nNADIE;${rows[0].codigo};99;100\n`;
    await importadorDe(admin, 'articulos').importar('codigo;descripcion\nM-1;Medido\n');

    await limitar('999.99');
    const pasado = (await importadorDe(persona, 'stock').importar(archivo)).cuerpo;
    expect(pasado).toMatchObject({ crear: 0, rechazadas: 2 });
    expect(await motivos(pasado.id)).toContain(
      '2: Lo que entra en Sucursal medida supera el monto que podés ajustar. Pedíselo a alguien con un límite mayor.',
    );
    await limitar('1000');
    expect((await importadorDe(persona, 'stock').importar(archivo)).cuerpo).toMatchObject({ crear: 1, rechazadas: 1 });
    await limitar(null);
  });
});

it('INV-71 the costs that come with opening stock are told only to who may see them', async () => {
  const { id } = (await stock.subir('codigo;cantidad;P. compra\nA-2;4;777,77\nA-1;1;888,x\n')).cuerpo;
  const ruta = `/api/importaciones/${id}`;
  const mapeo = { codigo: 0, cantidad: 1, costo: 2 };
  await stock.cambiar(id, { mapeo });
  await stock.hacer(id, 'validar');
  const ciega = await prueba.cliente({ permisos: ['importacion.hacer'] });
  const todas = [ruta, `${ruta}/filas`, `${ruta}/filas/exportar`, `${ruta}/rechazos`];
  for (const una of todas) {
    expect((await admin.get(una)).texto, una).toMatch(/777,77|888,x/);
    const { status, texto } = await ciega.get(una);
    expect([una, status]).toEqual([una, 200]);
    expect(texto, una).not.toMatch(/777,77|888,x/);
  }
  const { muestra, conArchivo } = (await ciega.get(ruta)).cuerpo;
  expect(muestra[0]).toMatchObject({ celdas: ['A-2', '4', ''], valores: { codigo: 'A-2', cantidad: '4' } });
  expect([conArchivo, (await ciega.get(`${ruta}/archivo`)).status]).toEqual([false, 403]);
  expect((await admin.get(ruta)).cuerpo.conArchivo).toBe(true);
  const suya = importadorDe(ciega, 'stock');
  expect((await suya.cambiar(id, { mapeo: { codigo: 0, cantidad: 2 } })).status).toBe(403);
  // Its column would not be known for one of costs any more.
  expect((await suya.cambiar(id, { mapeo: { codigo: 0, cantidad: 1 } })).status).toBe(403);
  expect((await suya.cambiar(id, { mapeo: { ...mapeo, deposito: 1 } })).status).toBe(200);
});

describe('INV-71 a column that is called of costs', () => {
  const MAPEO = { codigo: 0, descripcion: 1 };

  it('is not read in another way by who may not see them, whatever the file is of', async () => {
    const { id } = (await importadorDe(admin, 'articulos').subir('codigo;descripcion;Costo\nA-1;Uno;777,77\n')).cuerpo;
    const ruta = `/api/importaciones/${id}`;
    const ciega = await prueba.cliente({ permisos: ['importacion.hacer'] });
    const suya = importadorDe(ciega, 'articulos');
    for (const cambio of [
      { formato: { encabezado: 2 } },
      { formato: { separador: '|' } },
      { mapeo: { ...MAPEO, observaciones: 2 } },
    ]) {
      const { status, texto } = await suya.cambiar(id, cambio);
      expect([cambio, status]).toEqual([cambio, 403]);
      expect(texto).not.toContain('777,77');
    }
    expect((await suya.cambiar(id, { mapeo: { codigo: 0 } })).status).toBe(200);
    expect((await suya.cambiar(id, { mapeo: MAPEO, opciones: { vaciosBorran: true } })).status).toBe(200);
    expect((await ciega.get(ruta)).texto).not.toContain('777,77');
    expect((await importadorDe(admin, 'articulos').cambiar(id, { formato: { encabezado: 2 } })).status).toBe(200);
  });

  it('may be let go as the one of costs by who may not see them, as its name keeps it hidden', async () => {
    const { id } = (await stock.subir('codigo;cantidad;Costo\nA-2;4;777,77\n')).cuerpo;
    const ciega = await prueba.cliente({ permisos: ['importacion.hacer'] });
    const suya = importadorDe(ciega, 'stock');
    const suelta = await suya.cambiar(id, { mapeo: { codigo: 0, cantidad: 1 } });
    expect(suelta.status).toBe(200);
    expect(suelta.cuerpo.mapeo).toEqual({ codigo: 0, cantidad: 1 });
    expect(suelta.texto).not.toContain('777,77');
    expect((await suya.cambiar(id, { mapeo: { codigo: 0, cantidad: 2 } })).status).toBe(403);
  });

  it('that somebody who may not see them took by mistake in a file of their own is put right', async () => {
    const ciega = await prueba.cliente({ permisos: ['importacion.hacer', 'ajuste.aplicar'] });
    const suya = importadorDe(ciega, 'stock');
    const { id } = (await suya.subir('codigo;cantidad;Sector\nA-2;4;SALON\n')).cuerpo;
    expect((await suya.cambiar(id, { mapeo: { codigo: 0, cantidad: 1, costo: 2 } })).status).toBe(200);
    const { status, cuerpo } = await suya.cambiar(id, { mapeo: { codigo: 0, cantidad: 1, deposito: 2 } });
    expect(status).toBe(200);
    expect(cuerpo.muestra[0]).toMatchObject({ celdas: ['A-2', '4', 'SALON'], valores: { deposito: 'SALON' } });
  });
});
