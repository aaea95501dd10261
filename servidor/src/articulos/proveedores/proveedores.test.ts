import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Cliente, crearPrueba, type Prueba } from '#prueba/app.ts';

const RUTA = '/api/articulos/proveedores';
let prueba: Prueba;
let persona: Cliente;
beforeAll(async () => {
  prueba = await crearPrueba();
  persona = await prueba.cliente({ nombre: 'Ana' });
});
afterAll(() => prueba.cerrar());

const BASE = { condicionIva: 8 };
const crear = (razonSocial: string, resto: object = {}) => persona.post(RUTA, { ...BASE, razonSocial, ...resto });

describe('ART-11 proveedores', () => {
  it('are created with what their list takes off, and read back whole', async () => {
    const { status, cuerpo } = await persona.post(RUTA, {
      razonSocial: 'Robert Bosch Argentina SA',
      nombreFantasia: 'Bosch',
      cuit: '30-70707070-2',
      condicionIva: 1,
      contacto: 'Laura',
      email: 'ventas@bosch.example',
      moneda: 'USD',
      condicionDePago: '30 días fecha de factura',
      descuentos: ['20', '10', '7.50'],
      diasDeEntrega: 12,
    });
    expect([status, cuerpo]).toMatchObject([
      201,
      { cuit: '30707070702', descuentos: ['20', '10', '7.5'], moneda: 'USD', diasDeEntrega: 12, estado: 'ACTIVO' },
    ]);
    expect((await persona.get(`${RUTA}/${cuerpo.id}`)).cuerpo).toEqual(cuerpo);
  });

  it('INV-46 the CUIT is judged with the condición IVA, whichever of them changes', async () => {
    expect(await persona.post(RUTA, { razonSocial: 'X', condicionIva: 1 })).toMatchObject({
      status: 400,
      cuerpo: { issues: [{ path: ['cuit'], message: 'Esa condición frente al IVA pide CUIT.' }] },
    });
    expect(await persona.post(RUTA, { razonSocial: 'X', condicionIva: 1, cuit: '30-70707070-3' })).toMatchObject({
      status: 400,
      cuerpo: { issues: [{ message: 'El dígito verificador no coincide. ¿Será 30-70707070-2?' }] },
    });
    const { cuerpo } = await crear('Del exterior');
    const cambio = await persona.patch(`${RUTA}/${cuerpo.id}`, { version: 1, condicionIva: 6 });
    expect(cambio).toMatchObject({ status: 400, cuerpo: { issues: [{ path: ['cuit'] }] } });
    expect((await persona.post(RUTA, { razonSocial: 'X', condicionIva: 5 })).status).toBe(400);
  });

  it('the CUIT of another one is refused naming it, also when two come at once', async () => {
    const uno = (razonSocial: string) => persona.post(RUTA, { razonSocial, condicionIva: 1, cuit: '20-12345678-6' });
    const respuestas = await Promise.all([uno('Primero'), uno('Segundo')]);
    expect(respuestas.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    expect(respuestas.find(({ status }) => status === 409)?.cuerpo).toMatchObject({
      code: 'articulos.proveedor_repetido',
      title: expect.stringMatching(/^El CUIT 20-12345678-6 ya es de (Primero|Segundo)\./),
    });
  });

  it.each([
    [{ descuentos: ['100'] }, ['descuentos', 0]],
    [{ descuentos: ['-5'] }, ['descuentos', 0]],
    [{ descuentos: ['5.123'] }, ['descuentos', 0]],
    [{ descuentos: ['1', '1', '1', '1', '1', '1', '1'] }, ['descuentos']],
    [{ diasDeEntrega: -1 }, ['diasDeEntrega']],
    [{ diasDeEntrega: 1.5 }, ['diasDeEntrega']],
    [{ moneda: 'EUR' }, ['moneda']],
    [{ email: 'no' }, ['email']],
    [{ razonSocial: '--' }, ['razonSocial']],
  ])('refuses %j', async (malo, path) => {
    const { status, cuerpo } = await crear('Malo', malo);
    expect([status, cuerpo.issues[0].path]).toEqual([400, path]);
  });

  it('the database refuses by itself discounts and CUITs that the rule would', async () => {
    const fila = { id: uuidv7(), razon_social: 'Pared', busqueda: ' PARED ', condicion_iva: 1, cuit: '30707070703' };
    await expect(prueba.db.insertInto('proveedor').values(fila).execute()).rejects.toThrow('proveedor_cuit_valido');
    const sinCuit = { ...fila, cuit: null };
    await expect(prueba.db.insertInto('proveedor').values(sinCuit).execute()).rejects.toThrow('proveedor_con_cuit');
    const mal = { ...fila, cuit: null, condicion_iva: 8, descuentos: ['100'] };
    await expect(prueba.db.insertInto('proveedor').values(mal).execute()).rejects.toThrow('check constraint');
  });

  it('change field by field with a timeline, and of two at once one wins', async () => {
    const { cuerpo } = await crear('Cambiante', { telefono: '123', descuentos: ['10'] });
    const url = `${RUTA}/${cuerpo.id}`;
    const respuestas = await Promise.all([
      persona.patch(url, { version: 1, descuentos: ['20', '5'] }),
      persona.patch(url, { version: 1, telefono: '456' }),
    ]);
    expect(respuestas.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(respuestas.find(({ status }) => status === 409)?.cuerpo).toMatchObject({
      code: 'comun.version_vieja',
      data: { quien: 'Ana', version: 2 },
    });
    expect((await persona.patch(url, { version: 2, descuentos: ['30'], observaciones: 'Ojo' })).cuerpo).toMatchObject({
      version: 3,
      descuentos: ['30'],
      razonSocial: 'Cambiante',
    });
    const { hechos } = (await persona.get(`/api/actividad/proveedor/${cuerpo.id}`)).cuerpo;
    expect(hechos).toHaveLength(3);
    expect(hechos[0].campos).toContainEqual({ campo: 'observaciones', antes: null, despues: 'Ojo' });
    expect(hechos[0].campos).toContainEqual(expect.objectContaining({ campo: 'descuentosDelCosto', despues: '30' }));
  });

  it('ACTIVO ↔ INACTIVO', async () => {
    const { cuerpo } = await crear('Va y viene');
    const mover = (version: number, accion: string) => persona.post(`${RUTA}/${cuerpo.id}/estado`, { version, accion });
    expect((await mover(1, 'inactivar')).cuerpo).toMatchObject({ estado: 'INACTIVO', version: 2 });
    expect((await mover(2, 'inactivar')).cuerpo.code).toBe('comun.transicion_invalida');
    expect((await mover(1, 'reactivar')).cuerpo.code).toBe('comun.version_vieja');
    expect((await mover(2, 'reactivar')).cuerpo).toMatchObject({ estado: 'ACTIVO', version: 3 });
  });

  it('nobody’s is a 404', async () => {
    const nadie = uuidv7();
    for (const respuesta of [
      await persona.get(`${RUTA}/${nadie}`),
      await persona.get(`${RUTA}/${nadie}/articulos`),
      await persona.patch(`${RUTA}/${nadie}`, { version: 1 }),
      await persona.post(`${RUTA}/${nadie}/estado`, { version: 1, accion: 'inactivar' }),
    ]) {
      expect([respuesta.status, respuesta.cuerpo.code]).toEqual([404, 'comun.no_encontrado']);
    }
  });
});

describe('the list of proveedores', () => {
  beforeAll(async () => {
    await crear('Ñandú Rodamientos', { telefono: '+54 9 341 555-0199', nombreFantasia: 'RodaÑan', descuentos: ['10'] });
    await crear('Zanella Repuestos S.A.', { contacto: 'Marcos Páez' });
    await persona.post(RUTA, { razonSocial: 'Autopartes Núñez', cuit: '20-05536168-2', condicionIva: 6 });
  });
  const nombres = async (filtro: string): Promise<string[]> =>
    (await persona.get(`${RUTA}?${filtro}`)).cuerpo.filas.map((fila: { razonSocial: string }) => fila.razonSocial);

  it.each([
    ['nandu', ['Ñandú Rodamientos']],
    ['rodanan', ['Ñandú Rodamientos']],
    ['341 555', ['Ñandú Rodamientos']],
    ['repuestos zanella', ['Zanella Repuestos S.A.']],
    ['marcos paez', ['Zanella Repuestos S.A.']],
    ['20-05536168', ['Autopartes Núñez']],
    ['nadie asi', []],
  ])('«%s» finds %j', async (buscar, hallados) => {
    expect(await nombres(`buscar=${encodeURIComponent(buscar)}`)).toEqual(hallados);
  });

  it('sorts in the server, both ways, and pages', async () => {
    const todos = await nombres('porPagina=200');
    expect(todos).toEqual(todos.toSorted(new Intl.Collator('es').compare));
    expect(await nombres('porPagina=200&orden=-razonSocial')).toEqual(todos.toReversed());
    expect(await nombres('porPagina=2&pagina=2')).toEqual(todos.slice(2, 4));
    expect((await persona.get(`${RUTA}?estado=ACTIVO&moneda=USD&contar=exacto`)).cuerpo.total).toBe(1);
  });

  it.each([
    ['razonSocial:empieza:nandu', ['Ñandú Rodamientos']],
    ['nombreFantasia:contiene:roda', ['Ñandú Rodamientos']],
    ['cuit:empieza:20-0553', ['Autopartes Núñez']],
    ['telefono:contiene:5550199', ['Ñandú Rodamientos']],
    ['condicionIva:uno:6', ['Autopartes Núñez']],
    ['moneda:uno:USD;estado:uno:ACTIVO', ['Robert Bosch Argentina SA']],
    ['diasDeEntrega:lleno;razonSocial:contiene:zanella', []],
    ['articulos:entre:1,', []],
    ['articulos:entre:0,0;razonSocial:contiene:repuestos', ['Zanella Repuestos S.A.']],
  ])('TD-07 %s', async (filtros, hallados) => {
    expect(await nombres(`filtros=${encodeURIComponent(filtros)}`)).toEqual(hallados);
  });

  it('INV-71 what is taken off is no column to filter by', async () => {
    expect((await persona.get(`${RUTA}?filtros=descuentos:lleno`)).status).toBe(400);
  });

  it('is exported as it is shown', async () => {
    const { texto } = await persona.get(`${RUTA}/exportar?buscar=nandu`);
    expect(texto.split('\r\n').slice(0, 2)).toEqual([
      '\uFEFFRazón social;Nombre de fantasía;CUIT;Condición IVA;Moneda;Descuentos;Recargos;Días de entrega;Teléfono;Correo;Artículos;Estado',
      "Ñandú Rodamientos;RodaÑan;;Proveedor del Exterior;ARS;10;;;'+54 9 341 555-0199;;0;Activo",
    ]);
  });

  it('INV-71 what is taken off is not told to who may not see costs', async () => {
    const { cuerpo } = await crear('Con secreto', { descuentos: ['33'] });
    const sinCosto = await prueba.cliente({ permisos: ['proveedor.ver', 'proveedor.editar'] });
    const leido = await sinCosto.get(`${RUTA}/${cuerpo.id}`);
    expect(leido.cuerpo).not.toHaveProperty('descuentos');
    expect((await sinCosto.get(RUTA)).texto).not.toContain('descuentos');
    expect((await sinCosto.get(`${RUTA}/exportar`)).texto).not.toMatch(/Descuentos|;33;/);
    // Somebody who cannot see them does not lose them either.
    const cambiado = await sinCosto.patch(`${RUTA}/${cuerpo.id}`, { version: 1, telefono: '9' });
    expect(cambiado.cuerpo).not.toHaveProperty('descuentos');
    expect((await persona.get(`${RUTA}/${cuerpo.id}`)).cuerpo).toMatchObject({ descuentos: ['33'], telefono: '9' });
    const { texto } = await sinCosto.get(`/api/actividad/proveedor/${cuerpo.id}`);
    expect(texto).not.toMatch(/[dD]escuentos/);
  });

  it('needs its permissions', async () => {
    const ajeno = await prueba.cliente({ permisos: ['articulo.ver'] });
    expect((await ajeno.get(RUTA)).status).toBe(403);
    expect((await ajeno.get(`${RUTA}/exportar`)).status).toBe(403);
    const mira = await prueba.cliente({ permisos: ['proveedor.ver'] });
    expect((await mira.post(RUTA, { ...BASE, razonSocial: 'No' })).status).toBe(403);
  });
});
