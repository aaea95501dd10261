import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Cliente, crearPrueba, type Prueba } from '#prueba/app.ts';
import { cargarLocalidades, provinciasPorIso } from './index.ts';

const RUTA = '/api/tablas-generales/localidades';
let prueba: Prueba;
let admin: Cliente;
let santaFe: string;
let mendoza: string;

beforeAll(async () => {
  prueba = await crearPrueba();
  admin = await prueba.cliente({ nombre: 'Ana' });
  const provincias = await provinciasPorIso(prueba.db);
  santaFe = String(provincias.get('AR-S'));
  mendoza = String(provincias.get('AR-M'));
});
afterAll(() => prueba.cerrar());

describe('TAB-01 provincias', () => {
  it('lists the 24 with their codes, and finds them without accents', async () => {
    const { cuerpo } = await admin.get('/api/tablas-generales/provincias');
    expect(cuerpo).toMatchObject({ total: 24, totalExacto: true });
    expect(cuerpo.filas[0]).toMatchObject({ iso: 'AR-B', nombre: 'Buenos Aires', arca: 1, iibb: 902, indec: '06' });

    const buscada = await admin.get('/api/tablas-generales/provincias?buscar=cordoba');
    expect(buscada.cuerpo.filas).toMatchObject([{ iso: 'AR-X', arca: 3, localidades: 0 }]);
    const porCodigo = await admin.get('/api/tablas-generales/provincias?orden=-arca&porPagina=1');
    expect(porCodigo.cuerpo.filas[0].iso).toBe('AR-V');
  });

  it('cannot be added nor removed', async () => {
    expect((await admin.post('/api/tablas-generales/provincias', { nombre: 'X' })).status).toBe(404);
    await expect(prueba.db.deleteFrom('provincia').execute()).rejects.toThrow('never deleted');
  });

  it('come as CSV', async () => {
    const { texto } = await admin.get('/api/tablas-generales/provincias/exportar?buscar=cordoba');
    expect(texto).toBe('\uFEFFCódigo ISO;Provincia;ARCA;IIBB;INDEC;Localidades\r\nAR-X;Córdoba;3;904;14;0\r\n');
  });
});

describe('TAB-02 localidades', () => {
  it('adds one and finds it by words, without accents, by provincia and by postal code', async () => {
    const creada = await admin.post(RUTA, {
      nombre: 'Cañada de Gómez',
      provinciaId: santaFe,
      partido: 'Iriondo',
      codigoPostal: 's2500xab',
      latitud: '-32.8165',
      longitud: '-61.3951',
    });
    expect(creada.status).toBe(201);
    expect(creada.cuerpo).toMatchObject({
      version: 1,
      nombre: 'Cañada de Gómez',
      provincia: 'Santa Fe',
      codigoPostal: 'S2500XAB',
      latitud: '-32.8165000',
      activa: true,
    });

    for (const filtro of ['buscar=canada%20GOM', 'buscar=iriondo', 'buscar=S2500', `provinciaId=${santaFe}`]) {
      const { cuerpo } = await admin.get(`${RUTA}?${filtro}`);
      expect(cuerpo.filas.map((fila: { id: string }) => fila.id)).toEqual([creada.cuerpo.id]);
    }
    for (const filtro of ['buscar=canada%20mendoza', `provinciaId=${mendoza}`, 'activa=false']) {
      expect((await admin.get(`${RUTA}?${filtro}`)).cuerpo.total).toBe(0);
    }
  });

  it('refuses the same one written in another way, naming it', async () => {
    await admin.post(RUTA, { nombre: 'San José', provinciaId: mendoza, partido: 'La Paz', codigoPostal: '5590' });

    const otra = { nombre: 'SAN JOSE', provinciaId: mendoza, partido: 'LAPAZ', codigoPostal: '5590' };
    const repetida = await admin.post(RUTA, otra);
    expect(repetida).toMatchObject({ status: 409, cuerpo: { code: 'tablas.localidad_repetida' } });
    expect(repetida.cuerpo.title).toContain('San José (La Paz, Mendoza, 5590)');
    for (const distinta of [
      { codigoPostal: '5591' },
      { codigoPostal: null },
      { partido: '' },
      { nombre: 'San Juan' },
    ]) {
      expect((await admin.post(RUTA, { ...otra, ...distinta })).status).toBe(201);
    }
  });

  it('lets only one of two simultaneous ones in', async () => {
    const igual = { nombre: 'Godoy Cruz', provinciaId: mendoza, codigoPostal: '5501' };
    const respuestas = await Promise.all([admin.post(RUTA, igual), admin.post(RUTA, igual)]);
    expect(respuestas.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  });

  it('says what is wrong with each field', async () => {
    const { status, cuerpo } = await admin.post(RUTA, {
      nombre: '¿?',
      provinciaId: santaFe,
      codigoPostal: '12',
      latitud: '95',
      poblacion: 3,
    });
    expect(status).toBe(400);
    expect(cuerpo.issues.map(({ path }: { path: string[] }) => path.join('.'))).toEqual([
      'nombre',
      'codigoPostal',
      'latitud',
      'poblacion',
    ]);
    const sinProvincia = await admin.post(RUTA, { nombre: 'X', provinciaId: '01900000-0000-7000-8000-00000000ffff' });
    expect(sinProvincia).toMatchObject({ status: 400, cuerpo: { issues: [{ path: ['provinciaId'] }] } });
  });

  it('INV-73 lets the first of two people save and tells the second who did', async () => {
    const { cuerpo } = await admin.post(RUTA, { nombre: 'Roldán', provinciaId: santaFe, codigoPostal: '2134' });
    const beto = await prueba.cliente({ nombre: 'Beto' });

    const primero = await beto.patch(`${RUTA}/${cuerpo.id}`, { version: 1, partido: 'San Lorenzo' });
    const segundo = await admin.patch(`${RUTA}/${cuerpo.id}`, { version: 1, activa: false });

    expect(primero).toMatchObject({
      status: 200,
      cuerpo: { version: 2, partido: 'San Lorenzo', codigoPostal: '2134' },
    });
    expect(segundo).toMatchObject({ status: 409, cuerpo: { code: 'comun.version_vieja', data: { quien: 'Beto' } } });
    expect((await admin.get(`${RUTA}?buscar=roldan`)).cuerpo.filas[0]).toMatchObject({ activa: true });
  });

  it('TAB-08 leaves each field before and after, in the words people read', async () => {
    const { cuerpo } = await admin.post(RUTA, { nombre: 'Funes', provinciaId: mendoza });
    await admin.patch(`${RUTA}/${cuerpo.id}`, { version: 1, provinciaId: santaFe, codigoPostal: '2132' });
    await admin.patch(`${RUTA}/${cuerpo.id}`, { version: 2, activa: false });

    const hechos = await prueba.db
      .selectFrom('auditoria as a')
      .innerJoin('auditoria_campo as c', 'c.auditoria_id', 'a.id')
      .select(['a.accion', 'c.campo', 'c.antes', 'c.despues'])
      .where('a.entidad_id', '=', cuerpo.id)
      .where('a.accion', '<>', 'localidad.crear')
      .orderBy('a.id')
      .orderBy('c.orden')
      .execute();
    expect(hechos).toEqual([
      { accion: 'localidad.cambiar', campo: 'codigoPostal', antes: null, despues: '2132' },
      { accion: 'localidad.cambiar', campo: 'provincia', antes: 'Mendoza', despues: 'Santa Fe' },
      { accion: 'localidad.inactivar', campo: 'activa', antes: 'Sí', despues: 'No' },
    ]);
  });

  it('comes as CSV with what the filter shows', async () => {
    const { texto, encabezados } = await admin.get(`${RUTA}/exportar?buscar=canada`);
    expect(encabezados['content-disposition']).toContain('localidades.csv');
    expect(texto.split('\r\n')).toEqual([
      '\uFEFFProvincia;Partido;Localidad;Código postal;Latitud;Longitud;Activa',
      'Santa Fe;Iriondo;Cañada de Gómez;S2500XAB;-32,8165000;-61,3951000;Sí',
      '',
    ]);
  });

  it('is seen with tabla.ver and changed only with tabla.editar', async () => {
    const mira = await prueba.cliente({ permisos: ['tabla.ver'] });
    const nadie = await prueba.cliente({ permisos: ['cliente.ver'] });
    expect((await mira.get(RUTA)).status).toBe(200);
    expect((await mira.post(RUTA, { nombre: 'X', provinciaId: santaFe })).status).toBe(403);
    expect((await nadie.get(RUTA)).status).toBe(403);
    expect((await nadie.get(`${RUTA}/exportar`)).status).toBe(403);
  });

  it('answers 404 to a change of one that does not exist', async () => {
    const respuesta = await admin.patch(`${RUTA}/01900000-0000-7000-8000-00000000ffff`, { version: 1 });
    expect(respuesta).toMatchObject({ status: 404, cuerpo: { title: 'No se encontró la localidad.' } });
  });

  it('is loaded in bulk, taking each one once', async () => {
    const filas = ['Merlo', 'MERLO', 'Morón'].map((nombre) => ({
      provinciaId: santaFe,
      nombre,
      partido: '',
      codigoPostal: null,
      latitud: null,
      longitud: null,
    }));
    const cargar = () => prueba.db.transaction().execute((tx) => cargarLocalidades(tx, filas));
    expect(await cargar()).toEqual({ creadas: 2 });
    expect(await cargar()).toEqual({ creadas: 0 });
  });
});
