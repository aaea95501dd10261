import { chmod, readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Carpeta, crearCarpeta, importarEn } from '#importaciones/archivo/archivos-de-prueba.ts';
import { type BaseDePrueba, crearBaseDePrueba } from '#prueba/base.ts';
import { correr } from './consola-de-prueba.ts';
import { verificaciones } from './verificaciones.ts';

let base: BaseDePrueba;
let otra: BaseDePrueba;
let carpeta: Carpeta;
beforeAll(async () => {
  [base, otra, carpeta] = await Promise.all([crearBaseDePrueba(), crearBaseDePrueba(), crearCarpeta()]);
});
afterAll(async () => {
  await Promise.all([base.cerrar(), otra.cerrar(), carpeta.borrar()]);
});

const ARTICULOS = `codigo;descripcion;marca;rubro;familia;subfamilia;unidad;tipo;iva;precio;ean;oem;alternativo;permite negativo;observaciones
W 712/73;"Filtro; de ""aceite""";Mann;Motor;Filtros;De aceite;U;;21;12.500,50;779001|779002;030 115;OC-264;Sí;"=2+2"
KM-1;Cable;;Motor;Varios;Cables;M;;10,5;;;;;;
SERV;Mano de obra;;;;;;SERVICIO;Exento;100;;;;;
`;
const CLIENTES = `codigo;razon social;documento;condicion iva;mail;telefono;domicilio;localidad;provincia;cp;alerta
C-1;Repuestos del Sur SRL;30-71234567-1;RI;a@b.com.ar;11 4567;San Martín 1;Lanús;AR-B;1824;Paga contado
C-2;Juan;12.345.678;CF;;;;;;;
`;
const LOCALIDADES = 'iso;localidad;cp;latitud;longitud\nAR-B;Lanús;1824;-34,7;-58,4\n';
const STOCK = 'codigo;cantidad;costo\nW71273;12;8.300,5\nKM1;2,5;\n';

describe('exportar', () => {
  it('gives files that another company imports as they are, and where they change nothing here', async () => {
    for (const [entidad, contenido] of [
      ['articulos', ARTICULOS],
      ['localidades', LOCALIDADES],
      ['clientes', CLIENTES],
      ['stock', STOCK],
    ] as const) {
      const ruta = await carpeta.escribir(`${entidad}-origen.csv`, contenido);
      expect(await importarEn(base, { entidad, ruta })).toMatchObject({ rechazadas: 0, aplicada: true });
      const salida = join(carpeta.ruta, `${entidad}.csv`);
      const exportada = await correr(base.url, ['exportar', entidad, salida]);
      expect(exportada).toMatchObject({ codigo: 0, error: '' });

      const alla = await importarEn(otra, { entidad, ruta: salida });
      expect([entidad, alla.rechazos, alla.aplicada]).toEqual([entidad, [], true]);
      const deAlla = join(carpeta.ruta, `${entidad}-alla.csv`);
      await correr(otra.url, ['exportar', entidad, deAlla]);
      expect(await readFile(deAlla, 'utf8')).toBe(await readFile(salida, 'utf8'));
      if (entidad === 'stock') continue;
      expect(await importarEn(base, { entidad, ruta: salida })).toMatchObject({
        crear: 0,
        actualizar: 0,
        rechazadas: 0,
      });
    }
    expect(await readFile(join(carpeta.ruta, 'articulos.csv'), 'utf8')).toContain(`;Sí;'=2+2\r\n`);
  });

  it('leaves a company where every integrity check holds', async () => {
    for (const { codigo, consulta } of verificaciones) {
      expect({ codigo, filas: await consulta(otra.db) }).toEqual({ codigo, filas: [] });
    }
  });

  it('leaves the file of before as it was until the new one is whole, with the rights it had', async () => {
    const ruta = await carpeta.escribir('ayer.csv', 'lo de ayer');
    await chmod(ruta, 0o640);
    await otra.pool.query('alter table localidad rename to localidad_que_no_esta');
    await expect(correr(otra.url, ['exportar', 'localidades', ruta])).rejects.toThrow('localidad');
    await otra.pool.query('alter table localidad_que_no_esta rename to localidad');
    expect(await readFile(ruta, 'utf8')).toBe('lo de ayer');

    expect(await correr(otra.url, ['exportar', 'localidades', ruta])).toMatchObject({ codigo: 0 });
    expect(await readFile(ruta, 'utf8')).toContain('Lanús');
    expect((await stat(ruta)).mode & 0o777).toBe(0o640);
    expect((await readdir(carpeta.ruta)).filter((nombre) => nombre.includes('ayer'))).toEqual(['ayer.csv']);
    // What is no file takes it as it comes.
    expect(await correr(otra.url, ['exportar', 'localidades', '/dev/null'])).toMatchObject({ codigo: 0 });
    expect((await stat('/dev/null')).isFile()).toBe(false);
  });

  it('counts what it wrote, and says what it cannot write', async () => {
    const { salida } = await correr(base.url, ['exportar', 'ventas', join(carpeta.ruta, 'v.csv')]);
    expect(salida).toContain('0 filas de ventas.');
    const mal = await correr(base.url, ['exportar', 'ventas', join(carpeta.ruta, 'no-esta', 'v.csv')]);
    expect(mal).toMatchObject({ codigo: 2, error: expect.stringContaining('No se puede escribir') });
    expect(await correr(base.url, ['exportar', 'naves', 'x.csv'])).toMatchObject({ codigo: 2 });
    const lista = await correr(base.url, ['exportar', 'articulos', join(carpeta.ruta, 'x.csv'), '--lista', 'Luna']);
    expect(lista).toMatchObject({ codigo: 1, error: expect.stringContaining('La que hay es «Lista 1»') });
  });
});
