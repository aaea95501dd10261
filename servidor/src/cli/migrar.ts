import { conBase, type Orden, sinSobrantes } from './orden.ts';

export const migrar: Orden = {
  nombre: 'migrar',
  resumen: 'Lleva la base de datos a esta versión. El servidor también lo hace al arrancar.',
  uso: '',
  detalle: [],
  opciones: {},
  ejecutar: async (argumentos, consola) => {
    sinSobrantes(argumentos, 0);
    // Every order opens the database migrated; this one only tells where it got to.
    const { rows } = await conBase(consola, ({ pool }) =>
      pool.query<{ nombre: string }>('select nombre from migracion order by nombre'),
    );
    consola.salida(`La base de datos está al día: ${rows.length} migraciones, la última ${rows.at(-1)?.nombre}.`);
    return 0;
  },
};
