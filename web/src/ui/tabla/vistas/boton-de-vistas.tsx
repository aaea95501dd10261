import IconButton from '@mui/material/IconButton';
import IconBookmark from '@tabler/icons-react/dist/esm/icons/IconBookmark.mjs';
import { lazy, type MouseEvent, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ConsultaDeLista } from '#ui/consulta-de-lista.ts';
import { Oculto } from '#ui/oculto.tsx';
import { Pista } from '#ui/pista.tsx';
import { botonDeBarra } from '#ui/tabla/boton-de-barra.ts';
import { useVistaPedida } from './conocidas.ts';

// A table without a view, where nobody asks for one, needs nothing of this.
const VistasDeTabla = lazy(async () => ({ default: (await import('./vistas-de-tabla.tsx')).VistasDeTabla }));

export type EstadoDeVista = {
  readonly nombre: string;
  /** Says that the table does not show what the view keeps any more; nothing while it does. */
  readonly cambios: string | undefined;
};

/** Which view the table shows, and the way to the others. */
export function BotonDeVistas(props: { readonly clave: string; readonly consulta: ConsultaDeLista }) {
  const { t } = useTranslation('ui');
  const pedida = useVistaPedida();
  const [ancla, setAncla] = useState<HTMLElement | null>(null);
  const [seAbrio, setSeAbrio] = useState(false);
  const [estado, setEstado] = useState<EstadoDeVista>();
  const { nombre, cambios } = estado ?? {};
  const handleClick = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    setSeAbrio(true);
    setAncla(currentTarget);
  };
  return (
    <>
      <Pista texto={t('tabla.vistas')}>
        <IconButton
          aria-label={[t('tabla.vistas'), nombre, cambios].filter((parte) => parte !== undefined).join(', ')}
          aria-haspopup="menu"
          aria-expanded={ancla !== null}
          onClick={handleClick}
          sx={nombre === undefined ? botonDeBarra : conNombre}
        >
          <IconBookmark size={18} stroke={1.7} aria-hidden />
          {nombre !== undefined && <span className="nombre">{nombre}</span>}
          {cambios !== undefined && (
            <span className="cambios" title={cambios}>
              <Oculto>{cambios}</Oculto>
            </span>
          )}
        </IconButton>
      </Pista>
      {(seAbrio || pedida !== undefined) && (
        <Suspense>
          <VistasDeTabla {...props} ancla={ancla} onCerrar={() => setAncla(null)} onEstado={setEstado} />
        </Suspense>
      )}
    </>
  );
}

const conNombre = {
  ...botonDeBarra,
  width: 'auto',
  maxWidth: 220,
  px: 1.25,
  gap: 0.75,
  fontFamily: 'inherit',
  fontSize: '0.8125rem',
  fontWeight: 600,
  color: 'primary.text',
  '& .nombre': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& .cambios': { flex: 'none', width: 8, height: 8, borderRadius: '50%', bgcolor: 'warning.main' },
} as const;
