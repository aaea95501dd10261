import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useLocation } from '@tanstack/react-router';
import { type MouseEvent, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { vieneVacia } from '#ui/listas/consulta-de-lista.ts';
import type { TablaDatosProps } from '#ui/tabla/tabla-tipos.ts';
import { useVistaInicial } from '#ui/tabla/vistas/conocidas.ts';
import { useIrAVista } from '#ui/tabla/vistas/ir-a-vista.ts';
import { useALaVista } from './a-la-vista.ts';

declare module '@tanstack/history' {
  interface HistoryState {
    /** The list shows as the person left it, though the link that was followed asked for nothing. */
    comoQuedo?: true;
  }
}

type Lista = Pick<TablaDatosProps<never>, 'consulta'> & { readonly clave?: string | undefined };

/** Tells which list is on screen and, when it is as it was left and not whole, says so. */
export function ComoLaDejaste({ clave, consulta }: Lista) {
  useALaVista({ ...(clave !== undefined && { clave }), consulta });
  const quedo = useLocation({ select: ({ state }) => state.comoQuedo === true });
  // What it is about leaves nothing out of it.
  const entera = consulta.asunto !== undefined && vieneVacia(consulta);
  return (
    quedo &&
    !entera && (
      <Suspense>
        <Aviso clave={clave} consulta={consulta} />
      </Suspense>
    )
  );
}

/** Says that the list is not whole, and makes it so. It goes with the first change of what is asked. */
function Aviso({ clave, consulta }: Lista) {
  const { t } = useTranslation('tabla');
  const ir = useIrAVista(consulta);
  const explicita = useVistaInicial(clave) !== undefined;
  // What is in a live region from the start is not announced: it has to come into it.
  const [dicho, setDicho] = useState(false);
  useEffect(() => setDicho(true), []);
  const handleVerTodo = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    const barra = currentTarget.closest<HTMLElement>('[role="search"]');
    if (barra) {
      // The button goes away: the keyboard stays where it was, before the search box.
      barra.tabIndex = -1;
      barra.focus({ preventScroll: true });
    }
    void ir(undefined, { explicita });
  };
  return (
    <Box sx={aviso}>
      <span role="status">{dicho && t('comoLaDejaste')}</span>
      <span aria-hidden>·</span>
      <Link component="button" type="button" variant="body2" onClick={handleVerTodo} sx={{ minHeight: 24 }}>
        {t('verTodo')}
      </Link>
    </Box>
  );
}

const aviso = {
  flexBasis: '100%',
  display: 'flex',
  alignItems: 'center',
  gap: 0.75,
  minHeight: 24,
  fontSize: '0.875rem',
  color: 'text.secondary',
  '@media (pointer: coarse)': { minHeight: 44, '& button': { minHeight: 44 } },
} as const;
