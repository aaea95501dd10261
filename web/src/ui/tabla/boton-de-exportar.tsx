import IconButton from '@mui/material/IconButton';
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Pista } from '#ui/flotantes/pista.tsx';
import type { TablaDatosProps } from '#ui/tabla/tabla-tipos.ts';
import { botonDeBarra } from './boton-de-barra.ts';
import type { Exportacion as Pieza } from './exportacion.tsx';

// Most visits take nothing away.
const Exportacion = lazy(async () => ({
  default: (await import('./exportacion.tsx')).Exportacion,
})) as unknown as typeof Pieza;

export type PropsDeExportacion<Fila> = Pick<TablaDatosProps<Fila>, 'clave' | 'columnas' | 'consulta'> & {
  readonly csv: NonNullable<TablaDatosProps<Fila>['csv']>;
};

/** Takes the list away as a file (TD-12). */
export function BotonDeExportar<Fila>(props: PropsDeExportacion<Fila>) {
  const { t } = useTranslation('ui');
  const [ancla, setAncla] = useState<HTMLElement | null>(null);
  const [pedida, setPedida] = useState(false);
  return (
    <>
      {pedida && (
        <Suspense>
          <Exportacion {...props} ancla={ancla} onCerrar={() => setAncla(null)} />
        </Suspense>
      )}
      <Pista texto={t('tabla.exportar')}>
        <IconButton
          aria-label={t('tabla.exportar')}
          aria-haspopup="menu"
          aria-expanded={ancla !== null}
          onClick={(evento) => {
            setPedida(true);
            setAncla(evento.currentTarget);
          }}
          sx={botonDeBarra}
        >
          <IconDownload size={18} stroke={1.7} aria-hidden />
        </IconButton>
      </Pista>
    </>
  );
}
