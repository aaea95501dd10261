import type { Defecto } from './defecto.ts';

/** What C20 must find: guards of the supervisor taken away one by one. */
export const defectosDeC20: readonly Defecto[] = [
  {
    nombre: 'initdb-en-su-lugar',
    que: 'la primera preparación se hace en el directorio final: una cortada queda como si fuera una base',
    textos: [
      {
        modulo: 'servidor/src/motor/inicializar.ts',
        busca: 'const provisorio = join(base, ',
        pone: 'const provisorio = cluster ?? join(base, ',
      },
    ],
  },
  {
    nombre: 'borra-lo-ajeno',
    que: 'lo que estaba donde va la base se borra en lugar de apartarse',
    textos: [
      {
        modulo: 'servidor/src/motor/inicializar.ts',
        busca: 'renameSync(join(base, nombre), destino);',
        pone: 'rmSync(join(base, nombre), { recursive: true });',
      },
    ],
  },
  {
    nombre: 'borra-la-carpeta-del-socket',
    que: 'al cerrar se borra la carpeta donde atendía el motor, sea de quien sea',
    textos: [
      {
        modulo: 'servidor/src/motor/proceso.ts',
        busca: 'if (!/^trastienda-[A-Za-z0-9]{6}$/.test(basename(carpeta))) return;',
        pone: 'rmSync(carpeta, { recursive: true, force: true });',
      },
    ],
  },
  {
    nombre: 'pid-a-ciegas',
    que: 'un proceso vivo con el número de la marca se toma por el motor',
    textos: [
      {
        modulo: 'servidor/src/motor/pid.ts',
        busca: "return esPostgres && orden.includes(cluster) ? 'nuestro' : 'ajeno';",
        pone: "return esPostgres || cluster ? 'nuestro' : 'ajeno';",
      },
    ],
  },
  {
    nombre: 'sin-duenio',
    que: 'el cerrojo del servidor no se toma: dos servidores sobre un directorio',
    textos: [
      {
        modulo: 'servidor/src/motor/supervisor.ts',
        busca: "papel === 'orden' ? undefined : serDuenio(lugar)",
        pone: "papel === 'orden' ? undefined : { soltar: () => serDuenio.name }",
      },
    ],
  },
];
