import Box from '@mui/material/Box';
import type { Explosion } from '@trastienda/nucleo/articulos/contrato.ts';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { formatearEntero } from '#ui/formato/formato.ts';
import { efectoDeTecla, esTeclaDeLinea, teclaDeArbol, useFocoDeArbol } from '#ui/teclado/arbol.ts';
import { RAMAS_MAXIMO, type Rama, ramasDe } from './ramas-del-arbol.ts';
import { columnas, RenglonDelArbol } from './renglon-del-arbol.tsx';

type Props = {
  readonly explosion: Explosion;
  readonly codigo: string;
  readonly buscar: string;
  readonly abiertas: 'todas' | ReadonlySet<string>;
  readonly onAbiertas: (abiertas: ReadonlySet<string>) => void;
};

/** The tree of components as a grid one walks with the arrows: → opens a branch, ← closes it or goes up. */
export function ArbolDeEstructura({ explosion, codigo, buscar, abiertas, onAbiertas }: Props) {
  const { t } = useTranslation('estructura');
  const { ramas, recortado } = ramasDe(explosion, { abiertas, buscar });
  const conCosto = explosion.nodos.some(({ costo }) => costo !== undefined);
  const foco = useFocoDeArbol<HTMLDivElement>(ramas);

  const alternar = ({ clave }: Rama, abrir: boolean) => {
    const antes = new Set(ramas.filter((rama) => rama.abierta).map((rama) => rama.clave));
    if (abiertas !== 'todas') for (const una of abiertas) antes.add(una);
    if (abrir) antes.add(clave);
    else antes.delete(clave);
    onAbiertas(antes);
  };
  const handleKey = (evento: KeyboardEvent, rama: Rama, i: number) => {
    if (!esTeclaDeLinea(evento)) return;
    const efecto = efectoDeTecla(teclaDeArbol(evento), ramas, i);
    if (efecto === undefined) return;
    evento.preventDefault();
    if (efecto === 'abrir' || efecto === 'cerrar') alternar(rama, efecto === 'abrir');
    else foco.ir(efecto.clave);
  };
  const titulos = [
    'componente',
    'porUnidad',
    'total',
    'disponible',
    ...(conCosto ? (['costo', 'costoTotal'] as const) : []),
  ] as const;
  return (
    <>
      <Box ref={foco.lista} role="treegrid" aria-label={t('arbol.etiqueta', { codigo })} sx={{ fontSize: '0.8125rem' }}>
        <Box role="row" sx={{ ...columnas(conCosto), ...cabeza }}>
          {titulos.map((titulo, i) => (
            <Box key={titulo} role="columnheader" sx={{ textAlign: i === 0 ? 'start' : 'end' }}>
              {t(`arbol.${titulo}`)}
            </Box>
          ))}
        </Box>
        {ramas.map((rama, i) => (
          <RenglonDelArbol
            key={rama.clave}
            rama={rama}
            conCosto={conCosto}
            buscar={buscar}
            activa={rama.clave === foco.activa}
            onAlternar={() => alternar(rama, !rama.abierta)}
            onKeyDown={(evento) => handleKey(evento, rama, i)}
            onFocus={() => foco.enfocada(rama.clave)}
          />
        ))}
      </Box>
      <Box
        role="status"
        sx={{ px: 2.5, py: ramas.length === 0 || recortado ? 2 : 0, color: 'text.secondary', fontSize: '0.8125rem' }}
      >
        {ramas.length === 0 && t('arbol.sinNada', { texto: buscar })}
        {recortado && t('arbol.recortado', { cuantos: formatearEntero(RAMAS_MAXIMO) })}
      </Box>
    </>
  );
}

const cabeza = {
  display: { xs: 'none', sm: 'grid' },
  minHeight: 36,
  alignItems: 'center',
  bgcolor: 'sunken',
  color: 'text.secondary',
  fontWeight: 600,
  fontSize: '0.75rem',
  paddingInlineStart: '20px',
} as const;
