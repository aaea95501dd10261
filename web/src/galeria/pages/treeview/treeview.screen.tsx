import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import { PaginaDemo } from '#galeria/comun/pagina-demo.tsx';
import { useParametro } from '#galeria/comun/parametros.ts';
import { textos } from '#galeria/pages/textos.ts';
import { Tarjeta } from '#ui/pantalla/tarjeta.tsx';
import { Arbol } from './arbol.tsx';
import { alternarTilde, ancestrosDe, buscarNodo, ramasDe, tildeDe } from './estado.ts';
import { ARBOL } from './muestras.ts';

const TODAS: ReadonlySet<string> = new Set(ramasDe(ARBOL));
const AL_COMENZAR: ReadonlySet<string> = new Set(['principal', 'motor']);
const NINGUNA: ReadonlySet<string> = new Set();

/** Two trees over the same branches: one where a line is chosen, one where lines are ticked. */
export function TreeviewScreen() {
  const t = textos.usar();
  const [elegido, elegir] = useParametro('nodo', '');
  const [tildadas, setTildadas] = useState(NINGUNA);
  const [vez, setVez] = useState(0);
  // Whoever comes by a link to a line finds it in sight.
  const [deEntrada, setDeEntrada] = useState<ReadonlySet<string>>(() =>
    AL_COMENZAR.union(new Set(ancestrosDe(ARBOL, elegido))),
  );
  const restablecer = () => {
    elegir('');
    setTildadas(NINGUNA);
    setDeEntrada(AL_COMENZAR);
    setVez(vez + 1);
  };
  const nombre = buscarNodo(ARBOL, elegido)?.nombre;
  return (
    <PaginaDemo sinLlamada titulo={t('arbolTitulo')} restablecer={restablecer}>
      <Box key={vez} sx={grilla}>
        <ConBotones
          titulo={t('arbolRamas')}
          pie={nombre ? t('arbolElegido', { nombre }) : t('arbolNinguno')}
          alComenzar={deEntrada}
        >
          {(abiertas, abrir) => (
            <Arbol
              etiqueta={t('arbolRamas')}
              raiz={ARBOL}
              abiertas={abiertas}
              onAbiertas={abrir}
              elegido={elegido}
              onElegir={({ id }) => elegir(id)}
            />
          )}
        </ConBotones>
        <ConBotones titulo={t('arbolConCasillas')} pie={t('arbolTildadas', { count: tildadas.size })}>
          {(abiertas, abrir) => (
            <Arbol
              etiqueta={t('arbolConCasillas')}
              raiz={ARBOL}
              abiertas={abiertas}
              onAbiertas={abrir}
              tildeDe={(nodo) => tildeDe(nodo, tildadas)}
              onElegir={(nodo) => setTildadas(alternarTilde(nodo, tildadas))}
            />
          )}
        </ConBotones>
      </Box>
    </PaginaDemo>
  );
}

function ConBotones(props: {
  readonly titulo: string;
  readonly pie: string;
  /** The branches that are open at first. */
  readonly alComenzar?: ReadonlySet<string>;
  readonly children: (abiertas: ReadonlySet<string>, abrir: (abiertas: ReadonlySet<string>) => void) => ReactNode;
}) {
  const t = textos.usar();
  const [abiertas, setAbiertas] = useState(props.alComenzar ?? AL_COMENZAR);
  return (
    <Tarjeta titulo={props.titulo}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 2 }}>
        <Button size="small" variant="tonal" onClick={() => setAbiertas(TODAS)}>
          {t('arbolAbrirTodo')}
        </Button>
        <Button size="small" onClick={() => setAbiertas(NINGUNA)}>
          {t('arbolCerrarTodo')}
        </Button>
      </Box>
      {props.children(abiertas, setAbiertas)}
      <Typography role="status" variant="body2" sx={{ mt: 2, color: 'text.secondary' }}>
        {props.pie}
      </Typography>
    </Tarjeta>
  );
}

const grilla = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  gap: { xs: 1.5, sm: 3 },
  alignItems: 'start',
} as const;
