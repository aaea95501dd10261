import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Importador, importadorDe } from '#importaciones/ayudas-de-prueba.ts';
import { type Cliente, crearPrueba, type Prueba } from '#prueba/app.ts';

let prueba: Prueba;
let admin: Cliente;
let uno: Importador;
let otro: Importador;
beforeAll(async () => {
  prueba = await crearPrueba();
  admin = await prueba.cliente();
  [uno, otro] = [admin, await prueba.cliente()].map((quien) => importadorDe(quien, 'articulos')) as [
    Importador,
    Importador,
  ];
});
afterAll(() => prueba.cerrar());

const archivo = (serie: string, descripcion: string, cuantas = 40) =>
  [
    'codigo;descripcion;precio',
    ...Array.from({ length: cuantas }, (_, i) => `${serie}-${i};${descripcion} ${i};${i + 1}`),
    '',
  ].join('\n');
const ensayar = async (quien: Importador, contenido: string): Promise<string> => {
  const { id } = (await quien.subir(contenido)).cuerpo;
  expect((await quien.hacer(id, 'validar')).cuerpo).toMatchObject({ estado: 'VALIDADA', fallo: null });
  return id;
};
const descripciones = async (serie: string) =>
  new Set(
    (await admin.get(`/api/articulos?buscar=${serie}&porPagina=100`)).cuerpo.filas.map(
      ({ descripcion }: { descripcion: string }) => descripcion.split(' ')[0],
    ),
  );

describe('what is applied is what was rehearsed:', () => {
  it('of two who rehearsed the same new codes, one creates them and the other is told that it would update them', async () => {
    const ids = [await ensayar(uno, archivo('DOS', 'Suyo')), await ensayar(otro, archivo('DOS', 'Ajeno'))];
    const hechas = await Promise.all([uno.hacer(ids[0] ?? '', 'aplicar'), otro.hacer(ids[1] ?? '', 'aplicar')]);
    const cuerpos = hechas.map(({ cuerpo }) => cuerpo);
    const hecha = cuerpos.find(({ estado }) => estado === 'APLICADA');
    const detenida = cuerpos.find(({ estado }) => estado === 'VALIDADA');
    expect(hecha).toMatchObject({ crear: 40, actualizar: 0, fallo: null });
    expect(detenida).toMatchObject({
      ...{ crear: 0, actualizar: 40, rechazadas: 0, tarea: null },
      fallo: {
        tarea: 'aplicar',
        code: 'importaciones.cambio_desde_el_ensayo',
        title: 'Desde el ensayo cambió lo que hace: antes creaba 40, ahora actualiza 40. Miralo y volvé a aplicar.',
      },
    });
    const primero = hecha.id === ids[0] ? 'Suyo' : 'Ajeno';
    expect(await descripciones('DOS')).toEqual(new Set([primero]));
    const { filas } = (await uno.filas(detenida.id, 'porPagina=1')).cuerpo;
    expect(filas[0].cambios).toContainEqual({
      campo: 'Descripción',
      antes: expect.stringContaining(primero),
      despues: expect.any(String),
    });

    const quien = detenida.id === ids[0] ? uno : otro;
    expect((await quien.hacer(detenida.id, 'aplicar')).cuerpo).toMatchObject({
      ...{ estado: 'APLICADA', crear: 0, actualizar: 40, fallo: null },
    });
    expect(await descripciones('DOS')).toEqual(new Set([primero === 'Suyo' ? 'Ajeno' : 'Suyo']));
  });

  it('also when only a row of many would do something else', async () => {
    await uno.importar(archivo('FILA', 'Antes', 5));
    const id = await ensayar(uno, archivo('FILA', 'Después', 5));
    const [articulo] = (await admin.get('/api/articulos?buscar=FILA-3')).cuerpo.filas;
    await admin.patch(`/api/articulos/${articulo.id}`, { version: articulo.version, descripcion: 'De otra persona' });
    const detenida = (await uno.hacer(id, 'aplicar')).cuerpo;
    expect(detenida).toMatchObject({ estado: 'VALIDADA', actualizar: 5 });
    expect(detenida.fallo.title).toBe('Desde el ensayo cambió lo que hace en una fila. Miralo y volvé a aplicar.');
    expect((await admin.get('/api/articulos?buscar=FILA-3')).cuerpo.filas[0].descripcion).toBe('De otra persona');
    expect((await uno.hacer(id, 'aplicar')).cuerpo).toMatchObject({ estado: 'APLICADA', actualizar: 5 });
  });

  it('and what somebody changed of them that the file says nothing of stops nothing', async () => {
    await uno.importar(archivo('IGUAL', 'Antes', 5));
    const id = await ensayar(uno, archivo('IGUAL', 'Después', 5));
    const [articulo] = (await admin.get('/api/articulos?buscar=IGUAL-3')).cuerpo.filas;
    await admin.patch(`/api/articulos/${articulo.id}`, { version: articulo.version, observaciones: 'Ojo' });
    expect((await uno.hacer(id, 'aplicar')).cuerpo).toMatchObject({ estado: 'APLICADA', actualizar: 5, fallo: null });
  });

  it.each(['clientes', 'localidades', 'ventas', 'codigos', 'costos', 'aplicaciones'] as const)(
    'whatever the file brings, it does what it said when nobody did anything between: %s',
    async (entidad) => {
      const quien = importadorDe(admin, entidad);
      const plantilla = (await admin.get(`/api/importaciones/plantilla?entidad=${entidad}`)).texto;
      const { id } = (await quien.subir(plantilla)).cuerpo;
      const { crear, actualizar, sinCambios, rechazadas } = (await quien.hacer(id, 'validar')).cuerpo;
      expect(crear).toBeGreaterThan(0);
      expect((await quien.hacer(id, 'aplicar')).cuerpo).toMatchObject({
        ...{ estado: 'APLICADA', fallo: null },
        ...{ crear, actualizar, sinCambios, rechazadas },
      });
    },
  );
});
