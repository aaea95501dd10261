import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Cliente, crearPrueba, type Prueba } from '#prueba/app.ts';
import { INICIALES } from '#prueba/semillas.ts';

let prueba: Prueba;
let persona: Cliente;
beforeAll(async () => {
  prueba = await crearPrueba();
  persona = await prueba.cliente({ nombre: 'Lucía' });
});
afterAll(() => prueba.cerrar());

const crear = (cuerpo: object, quien = persona) => quien.post('/api/articulos', cuerpo);
const ruta = (id: string) => `/api/articulos/${id}`;

describe('POST /api/articulos', () => {
  it('needs only a code and a description, and puts the rest by default', async () => {
    const { status, cuerpo } = await crear({ codigo: 'WO-342', descripcion: 'Filtro de aceite' });

    expect(status).toBe(201);
    expect(cuerpo).toMatchObject({
      version: 1,
      codigo: 'WO-342',
      subfamilia: { id: INICIALES.subfamilia, nombre: 'Sin clasificar' },
      unidad: { id: INICIALES.unidad, decimales: 0 },
      marca: null,
      tipo: 'PRODUCTO',
      iva: '21',
      estado: 'ACTIVO',
      acciones: ['discontinuar', 'inactivar'],
      creadoPor: 'Lucía',
    });
    expect(await persona.get(ruta(cuerpo.id))).toMatchObject({ status: 200, cuerpo });
  });

  it('ART-01 takes its price and its other codes with it', async () => {
    const { cuerpo } = await crear({
      codigo: 'CAJA-1',
      descripcion: 'Caja de bujías',
      precio: '18450',
      codigos: [{ tipo: 'BARRAS', valor: '7798123450019', cantidadPorLectura: '12' }],
    });

    expect(cuerpo.precios[0]).toMatchObject({ lista: 'Lista 1', neto: '18450.00', conIva: '22324.50', proximo: null });
    expect(cuerpo.codigos).toEqual([
      { id: expect.any(String), tipo: 'BARRAS', valor: '7798123450019', cantidadPorLectura: '12' },
    ]);
  });

  it('INV-72 leaves one trail row with every field', async () => {
    const { cuerpo } = await crear({ codigo: 'RASTRO-1', descripcion: 'Con rastro', precio: '10' });
    const { hechos } = (await persona.get(`/api/actividad/articulo/${cuerpo.id}`)).cuerpo;

    expect(hechos).toHaveLength(1);
    expect(hechos[0]).toMatchObject({ quien: 'Lucía', accion: 'articulo.crear' });
    expect(hechos[0].campos).toContainEqual({ campo: 'subfamilia', antes: null, despues: 'Sin clasificar' });
    expect(hechos[0].campos).toContainEqual({ campo: 'precio Lista 1', antes: null, despues: '10' });
  });

  it('says which ids of the body nobody has', async () => {
    const ajeno = '01900000-0000-7000-8000-00000000dead';
    for (const campo of ['subfamiliaId', 'marcaId', 'unidadId']) {
      expect(await crear({ codigo: 'X', descripcion: 'X', [campo]: ajeno })).toMatchObject({
        status: 400,
        cuerpo: { code: 'comun.datos_invalidos', issues: [{ path: [campo] }] },
      });
    }
  });

  it('refuses unknown fields, codes without letters or digits and quantities its unidad does not admit', async () => {
    const malos = [
      { codigo: 'X', descripcion: 'X', costo: '1' },
      { codigo: '--', descripcion: 'X' },
      { codigo: 'X', descripcion: 'X', iva: '22' },
      { codigo: 'X', descripcion: 'X', precio: '-1' },
      { codigo: 'X', descripcion: 'X', precio: 10 },
      { codigo: 'X', descripcion: 'X', codigos: [{ tipo: 'BARRAS', valor: '1', cantidadPorLectura: '1.5' }] },
    ];
    for (const malo of malos) {
      expect(await crear(malo)).toMatchObject({ status: 400, cuerpo: { issues: [expect.any(Object)] } });
    }
  });

  it('asks for the right to edit, and for the right to set prices when it brings one', async () => {
    const vendedor = await prueba.cliente({ rol: 'vendedor' });
    expect((await crear({ codigo: 'V-1', descripcion: 'V' }, vendedor)).status).toBe(403);

    const sinPrecios = await prueba.cliente({ permisos: ['articulo.ver', 'articulo.editar'] });
    expect((await crear({ codigo: 'V-2', descripcion: 'V', precio: '1' }, sinPrecios)).status).toBe(403);
    expect((await crear({ codigo: 'V-2', descripcion: 'V' }, sinPrecios)).status).toBe(201);
  });
});

describe('PATCH /api/articulos/:id', () => {
  it('ART-26 changes what it names and keeps the difference, field by field', async () => {
    const { cuerpo: antes } = await crear({ codigo: 'CAMBIA-1', descripcion: 'Antes' });
    const { status, cuerpo } = await persona.patch(ruta(antes.id), {
      version: 1,
      descripcion: 'Después',
      iva: '10.5',
      motivo: 'Estaba mal cargado',
    });

    expect(status).toBe(200);
    expect(cuerpo).toMatchObject({ version: 2, descripcion: 'Después', iva: '10.5', codigo: 'CAMBIA-1' });
    const { hechos } = (await persona.get(`/api/actividad/articulo/${antes.id}`)).cuerpo;
    expect(hechos[0]).toMatchObject({
      accion: 'articulo.cambiar',
      motivo: 'Estaba mal cargado',
      campos: [
        { campo: 'descripcion', antes: 'Antes', despues: 'Después' },
        { campo: 'iva', antes: '21', despues: '10.5' },
      ],
    });
  });

  it('INV-73 a save over an old version changes nothing and names who was first', async () => {
    const { cuerpo } = await crear({ codigo: 'VIEJA-1', descripcion: 'Original' });
    const otro = await prueba.cliente({ nombre: 'R. Núñez' });
    await otro.patch(ruta(cuerpo.id), { version: 1, descripcion: 'De Núñez' });

    const tarde = await persona.patch(ruta(cuerpo.id), { version: 1, descripcion: 'Tarde' });

    expect(tarde).toMatchObject({ status: 409, cuerpo: { code: 'comun.version_vieja', data: { quien: 'R. Núñez' } } });
    expect((await persona.get(ruta(cuerpo.id))).cuerpo.descripcion).toBe('De Núñez');
  });

  it('INV-73 of two saves at once exactly one wins', async () => {
    const { cuerpo } = await crear({ codigo: 'DOS-1', descripcion: 'Original' });
    const intentos = ['A', 'B', 'C'].map((descripcion) => persona.patch(ruta(cuerpo.id), { version: 1, descripcion }));
    const estados = (await Promise.all(intentos)).map(({ status }) => status).toSorted();

    expect(estados).toEqual([200, 409, 409]);
    expect((await persona.get(ruta(cuerpo.id))).cuerpo.version).toBe(2);
  });

  it('ART-15 a unidad with other decimals is refused once a document names the artículo', async () => {
    const { cuerpo: libre } = await crear({ codigo: 'UNI-1', descripcion: 'Sin usar' });
    const metro = '01900000-0000-7000-8000-000000000305';
    expect((await persona.patch(ruta(libre.id), { version: 1, unidadId: metro })).cuerpo.unidad.decimales).toBe(2);

    const { cuerpo: usado } = await crear({ codigo: 'UNI-2', descripcion: 'Usado' });
    await moverStock(usado.id, '4');
    expect(await persona.patch(ruta(usado.id), { version: 1, unidadId: metro })).toMatchObject({
      status: 409,
      cuerpo: { code: 'articulos.unidad_en_uso' },
    });
    expect(await persona.patch(ruta(usado.id), { version: 1, tipo: 'SERVICIO' })).toMatchObject({
      status: 409,
      cuerpo: { code: 'articulos.tipo_en_uso' },
    });
  });

  it('INV-06 negative stock is not forbidden while there is some', async () => {
    const { cuerpo } = await crear({ codigo: 'NEG-1', descripcion: 'Negativo', permiteNegativo: true });
    await moverStock(cuerpo.id, '-3');
    expect(await persona.patch(ruta(cuerpo.id), { version: 1, permiteNegativo: false })).toMatchObject({
      status: 409,
      cuerpo: { code: 'articulos.stock_negativo' },
    });
  });

  it('answers 404 to an id nobody has and 403 without the right', async () => {
    const ajeno = '01900000-0000-7000-8000-00000000dead';
    expect((await persona.patch(ruta(ajeno), { version: 1 })).status).toBe(404);
    expect((await persona.get(ruta('nada'))).status).toBe(404);
    const vendedor = await prueba.cliente({ rol: 'vendedor' });
    expect((await vendedor.patch(ruta(ajeno), { version: 1 })).status).toBe(403);
  });
});

/** A balance and its asientos, as the ledger leaves them. */
async function moverStock(articuloId: string, cantidad: string): Promise<void> {
  const articulo = await prueba.db
    .selectFrom('articulo')
    .select(['decimales', 'permite_negativo'])
    .where('id', '=', articuloId)
    .executeTakeFirstOrThrow();
  await prueba.db
    .insertInto('saldo_stock')
    .values({
      articulo_id: articuloId,
      deposito_id: INICIALES.deposito,
      permite_negativo: articulo.permite_negativo,
      fisico: cantidad,
    })
    .execute();
  const { id } = await prueba.db
    .insertInto('movimiento_stock')
    .values({
      tipo: 'AJUSTE',
      fecha_efectiva: new Date(Date.now() - 1000),
      documento_tipo: 'AJUSTE',
      documento_id: articuloId,
      documento_texto: 'Ajuste 1',
      clave_idempotencia: `prueba:${articuloId}`,
      usuario_id: persona.usuarioId,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const asiento = { movimiento_id: id, articulo_id: articuloId, decimales: articulo.decimales, valor: '0' };
  const virtual = '01900000-0000-7000-8000-000000000213';
  const signo = cantidad.startsWith('-') ? cantidad.slice(1) : `-${cantidad}`;
  await prueba.db
    .insertInto('asiento_stock')
    .values([
      { ...asiento, deposito_id: INICIALES.deposito, cantidad },
      { ...asiento, deposito_id: virtual, cantidad: signo },
    ])
    .execute();
}
