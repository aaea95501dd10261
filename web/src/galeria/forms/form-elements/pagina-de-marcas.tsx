import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import RadioGroup from '@mui/material/RadioGroup';
import { type ReactNode, useId } from 'react';
import { Bloque, Bloques, Fila } from '#galeria/comun/bloques.tsx';
import { PaginaDemo } from '#galeria/comun/pagina-demo.tsx';
import { type Clase, MarcaDe, TONOS } from './marca-de.tsx';
import { textos } from './textos.ts';

const POSICIONES = ['top', 'start', 'bottom', 'end'] as const;
const TAMANOS = ['small', 'medium', 'grande'] as const;

/** What a tick, a radio and a switch have in common: their states, colours, sizes and places of the label. */
export function PaginaDeMarcas(props: {
  readonly clase: Clase;
  readonly titulo: string;
  readonly personalizado: ReactNode;
  /** Those of by default have none, and a block of their own has them with it. */
  readonly conEtiqueta?: boolean;
  /** Beside the sizes. */
  readonly masTamanos?: ReactNode;
}) {
  const t = textos.usar();
  const { clase, conEtiqueta = false } = props;
  return (
    <PaginaDemo titulo={props.titulo}>
      <Bloques>
        <Bloque titulo={t('personalizado')}>{props.personalizado}</Bloque>
        <Bloque titulo={t('predeterminado')}>
          <Estados clase={clase} nombre={t('predeterminado')} sinRotulo={conEtiqueta} />
        </Bloque>
        {conEtiqueta && (
          <Bloque titulo={t('conEtiqueta')}>
            <Estados clase={clase} nombre={t('conEtiqueta')} />
          </Bloque>
        )}
        <Bloque titulo={t('coloresConEtiqueta')}>
          <Colores clase={clase} />
        </Bloque>
        <Bloque titulo={t('colores')}>
          <Colores clase={clase} sinRotulo />
        </Bloque>
        <Bloque titulo={t('tamanos')}>
          <Grupo clase={clase} nombre={t('tamanos')} elegida="medium">
            {TAMANOS.map((tamano) => (
              <MarcaDe
                key={tamano}
                valor={tamano}
                clase={clase}
                nombre={t(`tamano.${tamano}`)}
                tamano={tamano}
                marcada
              />
            ))}
            {props.masTamanos}
          </Grupo>
        </Bloque>
        <Bloque titulo={t('posicion')}>
          <Grupo clase={clase} nombre={t('posicion')} elegida="top" enCasillas>
            {POSICIONES.map((posicion) => (
              <MarcaDe
                key={posicion}
                valor={posicion}
                clase={clase}
                nombre={t(`lado.${posicion}`)}
                posicion={posicion}
                marcada
              />
            ))}
          </Grupo>
        </Bloque>
      </Bloques>
    </PaginaDemo>
  );
}

function Estados(props: { readonly clase: Clase; readonly nombre: string; readonly sinRotulo?: boolean }) {
  const t = textos.usar();
  const { clase, sinRotulo = false } = props;
  return (
    <Grupo clase={clase} nombre={props.nombre} elegida="marcada">
      <MarcaDe clase={clase} valor="marcada" nombre={t('marcada')} sinRotulo={sinRotulo} marcada />
      <MarcaDe clase={clase} valor="sinMarcar" nombre={t('sinMarcar')} sinRotulo={sinRotulo} />
      <MarcaDe clase={clase} valor="inactiva" nombre={t('inactiva')} sinRotulo={sinRotulo} disabled />
    </Grupo>
  );
}

function Colores({ clase, sinRotulo = false }: { readonly clase: Clase; readonly sinRotulo?: boolean }) {
  const t = textos.usar();
  const id = useId();
  return (
    <Fila>
      {TONOS.map((tono) => (
        <MarcaDe
          key={tono}
          clase={clase}
          nombre={t(`tono.${tono}`)}
          tono={tono}
          sinRotulo={sinRotulo}
          marcada
          // Each radio on its own, so that every colour is seen at once.
          {...(clase === 'radio' ? { grupo: `${id}-${tono}` } : {})}
        />
      ))}
    </Fila>
  );
}

/** Beside each other; radios exclude each other, and one of them is chosen. */
export function Grupo(props: {
  readonly clase: Clase;
  readonly nombre: string;
  readonly elegida: string;
  /** Each in the middle of a place as wide as the others. */
  readonly enCasillas?: boolean;
  readonly children: ReactNode;
}) {
  const id = useId();
  const dentro = props.enCasillas ? <Box sx={casillas}>{props.children}</Box> : <Fila>{props.children}</Fila>;
  if (props.clase !== 'radio') return dentro;
  return (
    <FormControl fullWidth={props.enCasillas ?? false}>
      <RadioGroup row name={id} aria-label={props.nombre} defaultValue={props.elegida}>
        {dentro}
      </RadioGroup>
    </FormControl>
  );
}

const casillas = {
  display: 'grid',
  width: '100%',
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(4, minmax(0, 1fr))' },
  gap: 1.5,
  alignItems: 'center',
  justifyItems: 'center',
  '& > .MuiFormControlLabel-root': { m: 0 },
} as const;
