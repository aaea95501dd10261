import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Skeleton from '@mui/material/Skeleton';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { type Aviso, escribirAviso } from '@trastienda/nucleo/inicio/contrato-de-avisos.ts';
import { lazy, Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePuede } from '#acceso/permisos.tsx';
import { useListaDeAvisos } from '#inicio/paneles/los-demas.queries.ts';
import { formatearFecha, formatearFechaHora, formatearRelativo } from '#ui/formato/formato.ts';
import { Cargado } from '#ui/pantalla/cargado.tsx';
import { AvatarDe } from '#ui/piezas/avatar.tsx';
import { Nada, Panel } from './panel.tsx';
import { useAccionesDeAviso } from './use-acciones-de-aviso.ts';

// It comes with the forms.
const PanelDeAviso = lazy(async () => ({ default: (await import('#inicio/avisos/panel-de-aviso.tsx')).PanelDeAviso }));

/** What everybody is told and the person has not said they know. */
export function Avisos() {
  const { t } = useTranslation('paneles');
  const puedeEscribir = usePuede()(escribirAviso);
  const lista = useListaDeAvisos();
  const [escribe, setEscribe] = useState(false);
  const titulo = useRef<HTMLDivElement>(null);
  return (
    <Box ref={titulo} tabIndex={-1} sx={caja}>
      <Panel
        id="avisos"
        titulo={t('avisos.titulo')}
        acciones={
          puedeEscribir && (
            <Button
              size="small"
              startIcon={<IconPlus size={18} stroke={1.7} aria-hidden />}
              onClick={() => setEscribe(true)}
            >
              {t('avisos.escribir')}
            </Button>
          )
        }
      >
        <Cargado
          consulta={lista}
          tituloDeError={t('avisos.error')}
          esqueleto={<Skeleton variant="rounded" sx={{ height: 120 }} />}
        >
          {({ avisos }) =>
            avisos.length === 0 ? (
              <Nada icono={IconCheck}>{t(puedeEscribir ? 'avisos.nadaQueEscribir' : 'avisos.nada')}</Nada>
            ) : (
              <Box component="ul" sx={renglones}>
                {avisos.map((aviso) => (
                  <UnAviso
                    key={aviso.id}
                    aviso={aviso}
                    puedeRetirar={puedeEscribir}
                    onFuera={() => titulo.current?.focus()}
                  />
                ))}
              </Box>
            )
          }
        </Cargado>
      </Panel>
      {escribe && (
        <Suspense>
          <PanelDeAviso onCerrar={() => setEscribe(false)} />
        </Suspense>
      )}
    </Box>
  );
}

function UnAviso(props: {
  readonly aviso: Aviso;
  readonly puedeRetirar: boolean;
  /** It is not there any more: the keyboard was in it. */
  readonly onFuera: () => void;
}) {
  const { t } = useTranslation('paneles');
  const { aviso, puedeRetirar, onFuera } = props;
  const { texto, autor, escritoEn, hasta, enterados } = aviso;
  const { enterarse, retirar, ocupado } = useAccionesDeAviso(aviso, onFuera);
  return (
    <li>
      <AvatarDe quien={autor} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box component="p" sx={dicho}>
          {texto}
        </Box>
        <Box sx={alPie}>
          <span>{autor.nombre}</span>
          <time dateTime={escritoEn} title={formatearFechaHora(escritoEn)}>
            {formatearRelativo(escritoEn)}
          </time>
          {hasta !== null && <span>{t('avisos.hasta', { dia: formatearFecha(hasta) })}</span>}
          {enterados !== null && <span>{t('avisos.enterados', { count: enterados })}</span>}
        </Box>
      </Box>
      <IconButton onClick={() => void enterarse()} disabled={ocupado} aria-label={t('avisos.entendido', { texto })}>
        <IconCheck size={20} stroke={1.7} aria-hidden />
      </IconButton>
      {puedeRetirar && (
        <IconButton onClick={() => void retirar()} disabled={ocupado} aria-label={t('avisos.retirar', { texto })}>
          <IconTrash size={20} stroke={1.7} aria-hidden />
        </IconButton>
      )}
    </li>
  );
}

const caja = { minWidth: 0, height: '100%', '&:focus': { outline: 'none' } } as const;

const renglones = {
  display: 'grid',
  gap: 2,
  m: 0,
  p: 0,
  listStyle: 'none',
  '& li': { display: 'flex', alignItems: 'flex-start', gap: { xs: 1, sm: 1.5 } },
} as const;

const dicho = {
  m: 0,
  fontSize: '0.875rem',
  lineHeight: '1.25rem',
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
} as const;

const alPie = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 1.5,
  mt: 0.5,
  color: 'text.secondary',
  fontSize: '0.75rem',
  lineHeight: '1rem',
} as const;
