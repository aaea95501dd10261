import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { crearAlmacen } from '#galeria/comun/almacen.ts';
import { PaginaDemo } from '#galeria/comun/pagina-demo.tsx';
import { useOpcion } from '#galeria/comun/parametros.ts';
import { textos } from '#galeria/pages/textos.ts';
import { useAvisoAlSalir, usePreguntarSalida } from '#ui/formularios/salida.ts';
import { Tarjeta } from '#ui/pantalla/tarjeta.tsx';
import { Direcciones } from './direcciones.tsx';
import { puede, ROLES, type Rol } from './estado.ts';
import { MatrizDeRoles } from './matriz.tsx';
import { direccionesDeMuestra } from './muestras.ts';
import { PermisosDelRol } from './permisos.tsx';

const almacen = crearAlmacen(direccionesDeMuestra);

const NOMBRE_DE_ROL: Readonly<Record<Rol, string>> = {
  admin: 'Admin',
  manager: 'Manager',
  subscriber: 'Subscriber',
};

/** One screen as each role finds it: what they may do decides which buttons there are. */
export function CaslScreen() {
  const t = textos.usar();
  const [rol, elegir] = useOpcion('rol', ROLES, 'admin');
  const direcciones = almacen.usar();
  const [hayCambios, setHayCambios] = useState(false);
  const preguntar = usePreguntarSalida();
  useAvisoAlSalir(hayCambios);
  const dejar = async () => !hayCambios || preguntar();
  const handleRol = async (otro: Rol) => {
    // Whoever may edit as well goes on with what is being written.
    if (puede(otro, 'editar') || (await dejar())) elegir(otro);
  };
  return (
    <PaginaDemo sinLlamada titulo={t('caslTitulo')}>
      <Box sx={grilla}>
        <Tarjeta titulo={t('caslVerComo')}>
          <Box role="group" aria-label={t('caslRol')} data-testid="casl-roles" sx={roles}>
            {ROLES.map((uno) => (
              <Button
                key={uno}
                variant={uno === rol ? 'contained' : 'outlined'}
                aria-pressed={uno === rol}
                onClick={() => void handleRol(uno)}
              >
                {NOMBRE_DE_ROL[uno]}
              </Button>
            ))}
          </Box>
          <PermisosDelRol rol={rol} nombre={NOMBRE_DE_ROL[rol]} />
        </Tarjeta>
        <Tarjeta titulo={t('caslMatriz')}>
          <MatrizDeRoles rol={rol} nombres={NOMBRE_DE_ROL} />
        </Tarjeta>
        <Direcciones
          rol={rol}
          direcciones={direcciones}
          cambiar={almacen.cambiar}
          dejar={dejar}
          onCambios={setHayCambios}
        />
      </Box>
    </PaginaDemo>
  );
}

const grilla = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  gap: { xs: 1.5, sm: 3 },
} as const;

const roles = { display: 'flex', flexWrap: 'wrap', gap: 1, mb: 2 } as const;
