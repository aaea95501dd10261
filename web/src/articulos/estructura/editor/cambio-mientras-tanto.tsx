import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { formatearEntero } from '#ui/formato/formato.ts';
import { Oculto } from '#ui/piezas/oculto.tsx';
import { LadoDeLinea } from './lado-de-linea.tsx';
import type { CambioAjeno, TresLineas } from './reunir.ts';
import type { Edicion } from './use-edicion.ts';

type Props = NonNullable<Edicion['conflicto']> & {
  /** Once it is settled, and this goes away with its buttons. */
  readonly onResuelto: () => void;
};

/** Somebody saved the same draft: what they changed, what becomes of it, and whether to go on or to take theirs. */
export function CambioMientrasTanto({ otro, reunion, seguir, tomarGuardada, onResuelto }: Props) {
  const { t } = useTranslation('estructura');
  const { quien, cuando } = otro ?? {};
  const caja = useRef<HTMLDivElement>(null);
  // Whoever was saving is told by this; whoever is only writing goes on where they are.
  useEffect(() => {
    if (otro) caja.current?.focus();
  }, [otro]);
  const resolver = (hacer: () => void) => () => {
    hacer();
    onResuelto();
  };
  return (
    <Alert ref={caja} tabIndex={-1} severity="warning" sx={aviso}>
      <AlertTitle>{t('editor.cambio')}</AlertTitle>
      {quien && cuando && <div>{t('editor.cambioDe', { quien, cuando })}</div>}
      <div>{t(seguir ? 'editor.cambioTexto' : 'editor.cambioCerrada')}</div>
      {seguir && <Cambios titulo={t('editor.traido')} cambios={reunion.traidos} />}
      {seguir && <Cambios titulo={t('editor.disputado')} cambios={reunion.disputados} conLoMio />}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
        {seguir && (
          <Button size="small" color="inherit" onClick={resolver(seguir)}>
            {t('editor.seguir')}
          </Button>
        )}
        <Button size="small" color="inherit" onClick={resolver(tomarGuardada)}>
          {t('editor.tomarGuardada')}
        </Button>
      </Box>
    </Alert>
  );
}

/** Where everything changed, as many as show that it did. */
const A_LA_VISTA = 12;

type PropsDeCambios = {
  readonly titulo: string;
  readonly cambios: readonly CambioAjeno[];
  readonly conLoMio?: boolean;
};

function Cambios({ titulo, cambios, conLoMio = false }: PropsDeCambios) {
  const { t } = useTranslation('estructura');
  if (cambios.length === 0) return null;
  const resto = cambios.length - A_LA_VISTA;
  return (
    <Box sx={{ mt: 0.75 }}>
      {titulo}
      <Box component="ul" aria-label={titulo} sx={{ m: 0, paddingInlineStart: 2.5 }}>
        {cambios.slice(0, A_LA_VISTA).map((cambio) => (
          <li key={cambio.que === 'NOTA' ? 'nota' : componenteDe(cambio)?.componenteId}>
            {cambio.que === 'NOTA' ? <DeNota {...cambio} /> : <DeLinea {...cambio} />}
            {conLoMio && (
              <>
                {'. '}
                {t('editor.loMio')}{' '}
                <b>{cambio.que === 'NOTA' ? <Nota texto={cambio.mio} /> : <Linea linea={cambio.mio} />}</b>
              </>
            )}
          </li>
        ))}
        {resto > 0 && <li>{t('editor.yMas', { cuantos: formatearEntero(resto) })}</li>}
      </Box>
    </Box>
  );
}

const componenteDe = ({ antes, suyo, mio }: TresLineas) => suyo ?? antes ?? mio;

function DeLinea(tres: TresLineas) {
  const { t } = useTranslation('estructura');
  const { antes, suyo } = tres;
  return (
    <>
      <bdi>{componenteDe(tres)?.codigo}</bdi>
      {': '}
      {antes && suyo ? (
        <Paso antes={<LadoDeLinea linea={antes} />} ahora={<LadoDeLinea linea={suyo} />} />
      ) : (
        <b>
          {suyo && `${t('versiones.agregado')} · `}
          <Linea linea={suyo} />
        </b>
      )}
    </>
  );
}

function DeNota({ antes, suyo }: { readonly antes: string; readonly suyo: string }) {
  const { t } = useTranslation('estructura');
  return (
    <>
      {t('editor.nota')}
      {': '}
      <Paso antes={<Nota texto={antes} />} ahora={<Nota texto={suyo} />} />
    </>
  );
}

function Paso({ antes, ahora }: { readonly antes: React.ReactNode; readonly ahora: React.ReactNode }) {
  const { t } = useTranslation('estructura');
  return (
    <>
      <Oculto>{t('editor.antes')} </Oculto>
      <s>{antes}</s>
      <Oculto>. {t('editor.ahora')} </Oculto>
      {/* An arrow would point back for who reads the other way. */}
      <span aria-hidden> · </span>
      <b>{ahora}</b>
    </>
  );
}

function Linea({ linea }: { readonly linea: TresLineas['mio'] }) {
  const { t } = useTranslation('estructura');
  return linea === null ? t('versiones.quitado') : <LadoDeLinea linea={linea} />;
}

const Nota = ({ texto }: { readonly texto: string }) => (texto === '' ? '–' : <bdi>{texto}</bdi>);

const aviso = {
  m: { xs: 2, sm: 2.5 },
  mb: 0,
  alignItems: 'flex-start',
  overflowWrap: 'anywhere',
  '& .MuiAlert-message': { minWidth: 0 },
} as const;
