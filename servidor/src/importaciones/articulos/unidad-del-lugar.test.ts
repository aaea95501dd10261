import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { crearCarpeta, deVentas, importarEn } from '#importaciones/archivo/archivos-de-prueba.ts';
import { type Importador, importadorDe } from '#importaciones/ayudas-de-prueba.ts';
import { mundoDeListas } from '#importaciones/listas/ayudas-de-prueba.ts';
import { type Cliente, crearPrueba, type Prueba } from '#prueba/app.ts';
import { INICIALES } from '#prueba/semillas.ts';

let prueba: Prueba;
let admin: Cliente;
let articulos: Importador;
let litro: { readonly id: string };
beforeAll(async () => {
  prueba = await crearPrueba();
  admin = await prueba.cliente();
  articulos = importadorDe(admin, 'articulos');
  const nueva = { codigo: 'LT', nombre: 'Litro suelto', decimales: 2 };
  litro = (await admin.post('/api/tablas-generales/unidades', nueva)).cuerpo;
  const crear = async (nivel: string, cuerpo: object): Promise<string> =>
    (await admin.post(`/api/articulos/${nivel}`, cuerpo)).cuerpo.id;
  const deLitros = { unidadOmisionId: litro.id };
  const rubroId = await crear('rubros', { codigo: 'LUB', nombre: 'Lubricantes', ...deLitros });
  const familiaId = await crear('familias', { codigo: 'ACE', nombre: 'Aceites', rubroId });
  await crear('subfamilias', { codigo: 'MOT', nombre: 'De motor', familiaId });
  const porPar = (await unidades()).find(({ codigo }) => codigo === 'PAR')?.id;
  await crear('subfamilias', { codigo: 'BID', nombre: 'Bidones', familiaId, unidadOmisionId: porPar });
});
afterAll(() => prueba.cerrar());

const unidades = async (): Promise<{ readonly id: string; readonly codigo: string }[]> =>
  (await admin.get('/api/tablas-generales/unidades')).cuerpo.filas;

const unidadDe = async (codigo: string): Promise<string> => {
  const [fila] = (await admin.get(`/api/articulos?buscar=${codigo}`)).cuerpo.filas;
  return (await admin.get(`/api/articulos/${fila.id}`)).cuerpo.unidad.codigo;
};

/** The level where what nobody classified goes says it too, for as long as this takes. */
async function conSubfamiliaDeLitros(hacer: () => Promise<void>): Promise<void> {
  const decir = (unidad: string | null) =>
    prueba.pool.query('update subfamilia set unidad_omision_id = $1 where id = $2', [unidad, INICIALES.subfamilia]);
  await decir(litro.id);
  try {
    await hacer();
  } finally {
    await decir(null);
  }
}

describe('CLA-02 a new artículo of a file that brings no unidad', () => {
  it('takes that of the nearest level, as one that somebody writes, and keeps the one it has', async () => {
    const { cuerpo } = await articulos.importar(
      [
        'codigo;descripcion;rubro;familia;subfamilia;unidad',
        'ACEITE-1;Aceite;Lubricantes;Aceites;De motor;',
        'ACEITE-2;Bidón;;;Bidones;',
        'ACEITE-3;Tacho;;;De motor;KG',
        'ACEITE-4;Grasa;Lubricantes;Grasas;Grasas;',
        'ACEITE-5;Sin lugar;;;;',
        'ACEITE-6;Otro rubro;Ferretería;;;',
      ].join('\n'),
    );
    expect(cuerpo).toMatchObject({ crear: 6, rechazadas: 0 });
    const codigos = [1, 2, 3, 4, 5, 6].map((n) => `ACEITE-${n}`);
    expect(await Promise.all(codigos.map(unidadDe))).toEqual(['LT', 'PAR', 'KG', 'LT', 'U', 'U']);
    const [primera] = (await articulos.filas(cuerpo.id)).cuerpo.filas;
    expect(primera.cambios).toContainEqual({ campo: 'Unidad', antes: null, despues: 'LT' });
    // Moving one by a file changes what it is measured in no more than by hand.
    const mudado = await articulos.importar('codigo;subfamilia\nACEITE-5;De motor\n');
    expect(mudado.cuerpo).toMatchObject({ actualizar: 1 });
    expect(await unidadDe('ACEITE-5')).toBe('U');
  });

  it('is left out while that one is inactive, as by hand', async () => {
    const activar = (activa: boolean) =>
      prueba.pool.query('update unidad set activa = $1 where id = $2', [activa, litro.id]);
    await activar(false);
    const { cuerpo } = await articulos.importar(
      'codigo;descripcion;subfamilia;unidad\nINACTIVA-1;Aceite;De motor;\nINACTIVA-2;Aceite;De motor;KG\n',
    );
    await activar(true);
    expect(cuerpo).toMatchObject({ crear: 1, rechazadas: 1 });
    expect((await articulos.filas(cuerpo.id)).cuerpo.filas[0].rechazos).toMatchObject([
      {
        columna: 'unidad',
        motivo: expect.stringMatching(
          /^La unidad Litro suelto, que es la de su clasificación, está inactiva: escribí otra/,
        ),
      },
    ]);
  });

  it('takes that of the level of what nobody classified: of a file, of the list of a proveedor, of sales', async () => {
    const mundo = mundoDeListas(admin);
    const proveedorId = await mundo.proveedor();
    const carpeta = await crearCarpeta();
    await conSubfamiliaDeLitros(async () => {
      await articulos.importar('codigo;descripcion\nSUELTO-1;Aceite\n');
      const lista = await mundo.comparada('Código;Detalle;Precio\nSUELTO-2;Aceite;10,00\n', proveedorId);
      await mundo.decidir(lista, 'marcar', { marca: 'incluir', cuales: { filtro: {} } });
      expect(await mundo.hacer(lista, 'aplicar')).toMatchObject({ estado: 'APLICADA', fallo: null });
      const ruta = await carpeta.escribir('ventas.csv', deVentas('1;SUELTO-3;Aceite;2,5;5/3/2024 10:00;10;;'));
      expect(await importarEn(prueba, { entidad: 'ventas', ruta })).toMatchObject({ rechazadas: 0 });
    });
    await carpeta.borrar();
    expect(await Promise.all(['SUELTO-1', 'SUELTO-2', 'SUELTO-3'].map(unidadDe))).toEqual(['LT', 'LT', 'LT']);
  });
});
