import Box from '@mui/material/Box';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { Seccion } from '#articulos/secciones.ts';
import { Resaltado } from '#ui/piezas/resaltado.tsx';
import type { Columna } from '#ui/tabla/tabla-tipos.ts';

type Nombrado = {
  readonly articuloId: string;
  readonly codigo: string;
  readonly descripcion: string;
  readonly rubro: string;
};

/** Code, description and rubro: how every row of a report begins. */
export function useColumnasComunes(buscar: string | undefined, ordenable = true): readonly Columna<Nombrado>[] {
  const { t } = useTranslation('reportes');
  return [
    {
      id: 'codigo',
      titulo: t('campo.codigo'),
      ancho: 126,
      fija: true,
      ordenable,
      filtro: { tipo: 'texto' },
      celda: ({ codigo }) => (
        <Box component="bdi" title={codigo} sx={{ fontWeight: 600 }}>
          <Resaltado texto={codigo} buscar={buscar} />
        </Box>
      ),
    },
    {
      id: 'descripcion',
      titulo: t('campo.descripcion'),
      anchoMinimo: 160,
      ordenable,
      filtro: { tipo: 'texto' },
      celda: ({ descripcion }) => (
        <span title={descripcion}>
          <Resaltado texto={descripcion} buscar={buscar} />
        </span>
      ),
    },
    {
      id: 'rubro',
      titulo: t('campo.rubro'),
      ancho: 140,
      ocultaBajo: 'lg',
      filtro: { tipo: 'texto' },
      celda: ({ rubro }) => (
        <Box component="span" title={rubro} sx={{ color: 'text.secondary' }}>
          {rubro}
        </Box>
      ),
    },
  ];
}

/** A figure at the end of its cell, filtered by its range. */
export const cifra = <Fila,>({
  decimales = 2,
  conVacios = false,
  ...columna
}: Pick<Columna<Fila>, 'id' | 'titulo' | 'celda'> &
  Partial<Columna<Fila>> & { readonly decimales?: number; readonly conVacios?: boolean }): Columna<Fila> => ({
  ...{ ancho: 124, alinear: 'fin', ordenable: true, filtro: { tipo: 'numero', decimales, conVacios } },
  ...columna,
});

/** The ficha of a row, at one of its sections. */
export function useAbrirFicha() {
  const navigate = useNavigate();
  return ({ articuloId }: Pick<Nombrado, 'articuloId'>, seccion?: Seccion): void =>
    void navigate({ to: '/articulos/tabla/$id', params: { id: articuloId }, search: seccion ? { seccion } : {} });
}

/** A row below 600 px: what it is, and what this report says of it. */
export function TarjetaDeReporte(props: {
  readonly fila: Pick<Nombrado, 'codigo' | 'descripcion'>;
  readonly buscar: string | undefined;
  /** Names and figures. */
  readonly datos: readonly (readonly [string, string])[];
}) {
  const { fila, buscar, datos } = props;
  return (
    <Box sx={{ minWidth: 0 }}>
      <Box component="bdi" sx={{ fontWeight: 600 }}>
        <Resaltado texto={fila.codigo} buscar={buscar} />
      </Box>
      <Box sx={{ overflowWrap: 'anywhere' }}>
        <Resaltado texto={fila.descripcion} buscar={buscar} />
      </Box>
      <Box component="dl" sx={datosDeTarjeta}>
        {datos.map(([nombre, valor]) => (
          <div key={nombre}>
            <dt>{nombre}</dt>
            <dd>
              <bdi>{valor}</bdi>
            </dd>
          </div>
        ))}
      </Box>
    </Box>
  );
}

const datosDeTarjeta = {
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 1,
  m: 0,
  mt: 1,
  fontSize: '0.8125rem',
  '& dt': { color: 'text.secondary' },
  '& dd': { m: 0, fontWeight: 500, overflowWrap: 'anywhere' },
} as const;
