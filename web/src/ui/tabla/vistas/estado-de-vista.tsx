import { Oculto } from '#ui/piezas/oculto.tsx';
import { botonDeBarra } from '#ui/tabla/boton-de-barra.ts';
import type { EstadoDeVista } from './boton-de-vistas.tsx';

/** `cambios` says that the table does not show what the view keeps any more; nothing while it does. */
export const estadoDeVista = (nombre: string, cambios: string | undefined): EstadoDeVista => ({
  dice: ['', nombre, ...(cambios === undefined ? [] : [cambios])].join(', '),
  contenido: (
    <>
      <span className="nombre">{nombre}</span>
      {cambios !== undefined && (
        <span className="cambios" title={cambios}>
          <Oculto>{cambios}</Oculto>
        </span>
      )}
    </>
  ),
  estilo: conNombre,
});

const conNombre = {
  ...botonDeBarra,
  width: 'auto',
  // On a phone it shares the line with the other buttons, and gives way to them.
  minWidth: 34,
  maxWidth: { xs: 128, sm: 220 },
  px: 1.25,
  gap: 0.75,
  fontFamily: 'inherit',
  fontSize: '0.8125rem',
  fontWeight: 600,
  color: 'primary.text',
  '& .nombre': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& .cambios': { flex: 'none', width: 8, height: 8, borderRadius: '50%', bgcolor: 'warning.main' },
} as const;
