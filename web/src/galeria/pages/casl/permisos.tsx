import Box from '@mui/material/Box';
import IconEye from '@tabler/icons-react/dist/esm/icons/IconEye.mjs';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import type { ReactNode } from 'react';
import { textos } from '#galeria/pages/textos.ts';
import { Simbolo } from '#ui/piezas/simbolo.tsx';
import { type Accion, permisosDe, type Rol } from './estado.ts';

/** The names of the permissions, which are the same in every language. */
const PERMISO: Readonly<Record<Accion, string>> = { editar: 'CanEdit', eliminar: 'CanDelete' };

/** What a role may do, said anew each time another one is chosen. */
export function PermisosDelRol({ rol, nombre }: { readonly rol: Rol; readonly nombre: string }) {
  const t = textos.usar();
  const permisos = permisosDe(rol);
  return (
    <Box role="status" aria-label={t('caslPermisos', { rol: nombre })} data-testid="casl-permisos" sx={panel}>
      {permisos.length === 0 && (
        <Permiso
          tono="info"
          icono={<IconEye size={20} stroke={1.5} aria-hidden />}
          nombre={t('caslSinPermisos')}
          texto={t('caslSinPermisosTexto')}
        />
      )}
      {permisos.map((accion) => (
        <Permiso
          key={accion}
          tono={accion === 'editar' ? 'primary' : 'error'}
          icono={
            accion === 'editar' ? (
              <IconPencil size={20} stroke={1.5} aria-hidden />
            ) : (
              <IconTrash size={20} stroke={1.5} aria-hidden />
            )
          }
          nombre={PERMISO[accion]}
          texto={t(accion === 'editar' ? 'caslEditarTexto' : 'caslEliminarTexto')}
        />
      ))}
    </Box>
  );
}

function Permiso(props: {
  readonly tono: 'primary' | 'error' | 'info';
  readonly icono: ReactNode;
  readonly nombre: string;
  readonly texto: string;
}) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
      <Simbolo tono={props.tono}>{props.icono}</Simbolo>
      <Box sx={{ minWidth: 0 }}>
        <Box sx={{ fontWeight: 600 }}>{props.nombre}</Box>
        <Box sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>{props.texto}</Box>
      </Box>
    </Box>
  );
}

const panel = { display: 'grid', alignContent: 'start', gap: 1.5, minHeight: 92 } as const;
