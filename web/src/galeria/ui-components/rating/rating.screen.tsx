import Rating, { type RatingProps } from '@mui/material/Rating';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import IconHeart from '@tabler/icons-react/dist/esm/icons/IconHeart.mjs';
import IconHeartFilled from '@tabler/icons-react/dist/esm/icons/IconHeartFilled.mjs';
import IconMoodCry from '@tabler/icons-react/dist/esm/icons/IconMoodCry.mjs';
import IconMoodHappy from '@tabler/icons-react/dist/esm/icons/IconMoodHappy.mjs';
import IconMoodNeutral from '@tabler/icons-react/dist/esm/icons/IconMoodNeutral.mjs';
import IconMoodSad from '@tabler/icons-react/dist/esm/icons/IconMoodSad.mjs';
import IconMoodSmile from '@tabler/icons-react/dist/esm/icons/IconMoodSmile.mjs';
import { useState } from 'react';
import { Bloque, Bloques, Fila } from '#galeria/comun/bloques.tsx';
import { ESTRELLAS_AL_ALCANCE } from '#galeria/comun/estrellas.ts';
import { PaginaDemo } from '#galeria/comun/pagina-demo.tsx';
import { textos } from '#galeria/ui-components/textos.ts';
import { formatearCantidad } from '#ui/formato/formato.ts';

const CARAS = [IconMoodCry, IconMoodSad, IconMoodNeutral, IconMoodSmile, IconMoodHappy] as const;

/** How good it is, from nothing to the most. */
export function RatingScreen() {
  const t = textos.usar();
  return (
    <PaginaDemo titulo={t('rating')}>
      <Bloques>
        <Bloque titulo={t('valoracion.controlada')}>
          <Una nombre={t('valoracion.controlada')} inicial={3} />
        </Bloque>
        <Bloque titulo={t('valoracion.lectura')}>
          <Rating readOnly value={4} />
        </Bloque>
        <Bloque titulo={t('valoracion.inactiva')}>
          <Rating disabled readOnly value={2} />
        </Bloque>
        <Bloque titulo={t('valoracion.sinValor')}>
          <Una nombre={t('valoracion.sinValor')} inicial={null} />
        </Bloque>
        <Bloque titulo={t('valoracion.media')}>
          <Una nombre={t('valoracion.media')} inicial={2.5} props={{ precision: 0.5 }} />
        </Bloque>
        <Bloque titulo={t('valoracion.conTexto')}>
          <ConTexto />
        </Bloque>
        <Bloque titulo={t('valoracion.iconos')}>
          <Una nombre={t('valoracion.iconos')} inicial={3} props={CORAZONES} />
        </Bloque>
        <Bloque titulo={t('valoracion.diez')}>
          <Una nombre={t('valoracion.diez')} inicial={7} props={{ max: 10 }} />
        </Bloque>
        <Bloque titulo={t('valoracion.caras')}>
          <Caras />
        </Bloque>
        <Bloque titulo={t('valoracion.tamanos')}>
          <Fila>
            {(
              [
                ['small', t('valoracion.chica')],
                ['medium', t('valoracion.normal')],
                ['large', t('valoracion.grande')],
              ] as const
            ).map(([size, nombre]) => (
              <Una key={size} nombre={nombre} inicial={3} props={{ size }} />
            ))}
          </Fila>
        </Bloque>
      </Bloques>
    </PaginaDemo>
  );
}

const CORAZONES: Partial<RatingProps> = {
  icon: <IconHeartFilled size={24} aria-hidden />,
  emptyIcon: <IconHeart size={24} stroke={1.7} aria-hidden />,
  sx: { '& .MuiRating-iconFilled': { color: 'error.text' } },
};

function Una(props: {
  readonly nombre: string;
  readonly inicial: number | null;
  readonly props?: Partial<RatingProps>;
}) {
  const t = textos.usar();
  const [valor, setValor] = useState(props.inicial);
  return (
    <Stack sx={{ gap: 0.5, alignItems: 'flex-start', minWidth: 0, ...ESTRELLAS_AL_ALCANCE }}>
      <Rating
        {...props.props}
        role="radiogroup"
        aria-label={props.nombre}
        value={valor}
        onChange={(_, nuevo) => setValor(nuevo)}
      />
      <Typography variant="caption" role="status" sx={{ color: 'text.secondary' }}>
        {valor === null ? t('valoracion.ninguno') : t('valoracion.valor', { valor: formatearCantidad(valor) })}
      </Typography>
    </Stack>
  );
}

/** What each value means: in faces, and in words beside the stars. */
const useCaras = () => {
  const t = textos.usar();
  return (valor: number): string => {
    if (valor < 1.5) return t('valoracion.cara.c1');
    if (valor < 2.5) return t('valoracion.cara.c2');
    if (valor < 3.5) return t('valoracion.cara.c3');
    return valor < 4.5 ? t('valoracion.cara.c4') : t('valoracion.cara.c5');
  };
};

function ConTexto() {
  const t = textos.usar();
  const decir = useCaras();
  const [valor, setValor] = useState<number | null>(4);
  const [encima, setEncima] = useState(-1);
  const visto = encima > 0 ? encima : valor;
  return (
    <Fila>
      <Rating
        role="radiogroup"
        aria-label={t('valoracion.conTexto')}
        value={valor}
        getLabelText={decir}
        onChange={(_, nuevo) => setValor(nuevo)}
        onChangeActive={(_, uno) => setEncima(uno)}
      />
      <span>{visto === null ? t('valoracion.ninguno') : decir(visto)}</span>
    </Fila>
  );
}

function Caras() {
  const t = textos.usar();
  const decir = useCaras();
  const [valor, setValor] = useState<number | null>(4);
  return (
    <Fila>
      <Rating
        role="radiogroup"
        aria-label={t('valoracion.caras')}
        highlightSelectedOnly
        value={valor}
        getLabelText={decir}
        onChange={(_, nuevo) => setValor(nuevo)}
        slotProps={{ icon: { component: Cara } }}
        sx={{ gap: 0.5, '& .MuiRating-iconFilled': { color: 'primary.main' } }}
      />
      <span>{valor === null ? t('valoracion.ninguno') : decir(valor)}</span>
    </Fila>
  );
}

function Cara({ value, ...props }: { readonly value: number }) {
  const Icono = CARAS[value - 1] ?? IconMoodNeutral;
  return (
    <span {...props}>
      <Icono size={28} stroke={1.6} aria-hidden />
    </span>
  );
}
