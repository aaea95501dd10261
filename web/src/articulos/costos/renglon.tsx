import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** A list of figures where there is no room for columns: each line says of what it is, how much, and the rest under both. */
export const Renglones = (props: { readonly etiqueta: string; readonly children: ReactNode }) => (
  <Box component="ul" aria-label={props.etiqueta} sx={lista}>
    {props.children}
  </Box>
);

export function Renglon(props: {
  readonly titulo: ReactNode;
  readonly importe: ReactNode;
  /** Under the title. What is null is not said. */
  readonly datos: readonly (string | null)[];
  /** Under the amount. */
  readonly cifras: readonly (string | null)[];
  /** From side to side, under it all. */
  readonly pie?: readonly string[];
  readonly accion?: ReactNode;
  readonly children?: ReactNode;
}) {
  return (
    <li>
      <div className="linea">
        <div className="que">
          <div className="titulo">{props.titulo}</div>
          <Dichos textos={props.datos} />
        </div>
        <div className="cuanto">
          <div className="titulo">{props.importe}</div>
          <Dichos textos={props.cifras} />
        </div>
        {props.accion}
      </div>
      <Dichos textos={props.pie ?? []} />
      {props.children}
    </li>
  );
}

const Dichos = ({ textos }: { readonly textos: readonly (string | null)[] }) =>
  textos.map(
    (texto) =>
      texto !== null &&
      texto !== '' && (
        <div className="dicho" key={texto}>
          <bdi>{texto}</bdi>
        </div>
      ),
  );

const lista = {
  m: 0,
  p: 0,
  listStyle: 'none',
  overflowWrap: 'anywhere',
  '& > li': { px: 2, py: 1.25 },
  '& > li + li': { borderTop: 1, borderColor: 'divider' },
  '& .linea': { display: 'flex', gap: 1.5, alignItems: 'flex-start' },
  '& .que': { flex: 1, minWidth: 0 },
  '& .cuanto': { textAlign: 'end', whiteSpace: 'nowrap' },
  '& .titulo': { display: 'flex', flexWrap: 'wrap', columnGap: 1, rowGap: 0.5, alignItems: 'center', fontWeight: 600 },
  '& .cuanto .titulo': { justifyContent: 'flex-end' },
  '& .dicho': { fontSize: '0.8125rem', color: 'text.secondary' },
} as const;
