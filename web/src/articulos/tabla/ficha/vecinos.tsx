import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs';
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { listarArticulos } from '@trastienda/nucleo/articulos/contrato.ts';
import { useCallback, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { leerBusquedaDeFicha } from '#articulos/secciones.ts';
import { Pista } from '#ui/flotantes/pista.tsx';
import { formatearEntero } from '#ui/formato/formato.ts';
import { useConsultaDeLista } from '#ui/listas/consulta-de-lista.ts';
import { paginaDe } from '#ui/listas/pagina-de-lista.ts';
import { esTeclaAjena } from '#ui/teclado/teclas-ajenas.ts';

/** Walks the list the ficha was opened from, with its filter and its order (plate 04). Nothing without one. */
export function Vecinos() {
  const { posicion } = leerBusquedaDeFicha(useSearch({ strict: false }));
  return posicion === undefined ? null : <Flechas posicion={posicion} />;
}

function Flechas({ posicion }: { readonly posicion: number }) {
  const { t } = useTranslation(['articulos', 'ficha']);
  const navigate = useNavigate();
  const { pagina: _pagina, porPagina: _porPagina, ...filtro } = useConsultaDeLista(listarArticulos).valores;
  // One row per page makes the page number the position in the list.
  const vecino = (en: number) => ({
    ...paginaDe<typeof listarArticulos>(listarArticulos, { ...filtro, pagina: en, porPagina: 1 }),
    enabled: en > 0,
  });
  const anterior = useQuery(vecino(posicion - 1));
  const siguiente = useQuery(vecino(posicion + 1));
  const total = (siguiente.data ?? anterior.data)?.total;
  const ids = { anterior: anterior.data?.filas[0]?.id, siguiente: siguiente.data?.filas[0]?.id };

  const ir = useCallback(
    (id: string | undefined, en: number) => {
      if (id === undefined) return;
      void navigate({
        to: '/articulos/tabla/$id',
        params: { id },
        search: (actual: object) => ({ ...actual, posicion: en }),
      } as never);
    },
    [navigate],
  );
  useEffect(() => {
    const handleKey = (evento: KeyboardEvent) => {
      if (!evento.altKey || (evento.key !== 'ArrowLeft' && evento.key !== 'ArrowRight')) return;
      if (evento.defaultPrevented || esTeclaAjena(evento)) return;
      evento.preventDefault();
      if (evento.key === 'ArrowLeft') ir(ids.anterior, posicion - 1);
      else ir(ids.siguiente, posicion + 1);
    };
    window.addEventListener('keydown', handleKey);
    return () => window.removeEventListener('keydown', handleKey);
  }, [ir, ids.anterior, ids.siguiente, posicion]);

  return (
    <Stack direction="row" sx={{ alignItems: 'center', gap: 0.5, color: 'text.secondary', fontSize: '0.8125rem' }}>
      <Flecha
        titulo={t('ficha:anterior')}
        disabled={ids.anterior === undefined}
        onClick={() => ir(ids.anterior, posicion - 1)}
      >
        <IconChevronLeft size={18} stroke={1.7} aria-hidden className="con-direccion" />
      </Flecha>
      {total !== undefined && total > 0 && (
        <span>{t('ficha:posicion', { posicion: formatearEntero(posicion), total: formatearEntero(total) })}</span>
      )}
      <Flecha
        titulo={t('ficha:siguiente')}
        disabled={ids.siguiente === undefined}
        onClick={() => ir(ids.siguiente, posicion + 1)}
      >
        <IconChevronRight size={18} stroke={1.7} aria-hidden className="con-direccion" />
      </Flecha>
    </Stack>
  );
}

function Flecha(props: {
  readonly titulo: string;
  readonly disabled: boolean;
  readonly onClick: () => void;
  readonly children: React.ReactNode;
}) {
  return (
    <Pista texto={props.titulo}>
      <span>
        <IconButton aria-label={props.titulo} disabled={props.disabled} onClick={props.onClick}>
          {props.children}
        </IconButton>
      </span>
    </Pista>
  );
}
