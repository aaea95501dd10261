import IconButton from '@mui/material/IconButton';
import type { Theme } from '@mui/material/styles';
import type { SystemStyleObject } from '@mui/system';
import IconBookmark from '@tabler/icons-react/dist/esm/icons/IconBookmark.mjs';
import { lazy, type MouseEvent, type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Pista } from '#ui/flotantes/pista.tsx';
import type { ConsultaDeLista } from '#ui/listas/consulta-de-lista.ts';
import { botonDeBarra } from '#ui/tabla/boton-de-barra.ts';
import { useVistaPedida } from './conocidas.ts';

// A table without a view, where nobody asks for one, needs nothing of this.
const VistasDeTabla = lazy(async () => ({ default: (await import('./vistas-de-tabla.tsx')).VistasDeTabla }));

/** How the button of a table that shows a view looks, and what is said of it to who does not see it. */
export type EstadoDeVista = {
  readonly dice: string;
  readonly contenido: ReactNode;
  readonly estilo: SystemStyleObject<Theme>;
};

/** Which view the table shows, and the way to the others. */
export function BotonDeVistas(props: { readonly clave: string; readonly consulta: ConsultaDeLista }) {
  const { t } = useTranslation('ui');
  const pedida = useVistaPedida();
  const [ancla, setAncla] = useState<HTMLElement | null>(null);
  const [seAbrio, setSeAbrio] = useState(false);
  const [estado, setEstado] = useState<EstadoDeVista>();
  const handleClick = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    setSeAbrio(true);
    setAncla(currentTarget);
  };
  return (
    <>
      <Pista texto={t('tabla.vistas')}>
        <IconButton
          aria-label={t('tabla.vistas') + (estado?.dice ?? '')}
          aria-haspopup="menu"
          aria-expanded={ancla !== null}
          onClick={handleClick}
          sx={estado?.estilo ?? botonDeBarra}
        >
          <IconBookmark size={18} stroke={1.7} aria-hidden />
          {estado?.contenido}
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
