import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { guardarFormatoDeEtiqueta } from '@trastienda/nucleo/articulos/etiquetas/contrato-de-etiquetas.ts';
import type { FormatoDeEtiqueta } from '@trastienda/nucleo/articulos/etiquetas/formato.ts';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useComando } from '#api/consultas.ts';
import { PedidoRechazado } from '#api/pedir.ts';
import { Eleccion } from '#articulos/eleccion.tsx';
import { useAvisos } from '#ui/flotantes/avisos.tsx';
import { leerDecimal, textoEditable } from '#ui/formularios/leer-decimal.ts';
import { useAvisoAlSalir, usePreguntarSalida } from '#ui/formularios/salida.ts';
import { mensajeDeError } from '#ui/mensaje-de-error.ts';
import { campos } from './estilo.ts';

const MEDIDAS = [
  'anchoDePapel',
  'altoDePapel',
  'ancho',
  'alto',
  'columnas',
  'filas',
  'izquierda',
  'arriba',
  'entreColumnas',
  'entreFilas',
] as const;
const PAPELES = ['HOJA', 'ROLLO'] as const;
type Medida = (typeof MEDIDAS)[number];
type Escrito = { readonly [Campo in Medida]: string } & { readonly nombre: string } & Pick<FormatoDeEtiqueta, 'papel'>;

/** A sheet or a roll by its millimetres, begun from the one that is chosen. */
export function EditorDeFormato(props: {
  readonly formato: FormatoDeEtiqueta;
  readonly onGuardado: (formato: FormatoDeEtiqueta) => void;
  readonly onCancelar: () => void;
}) {
  const { t } = useTranslation('papel');
  const avisos = useAvisos();
  const guardar = useComando(guardarFormatoDeEtiqueta);
  const [inicial] = useState<Escrito>(() => desdeFormato(props.formato));
  const [escrito, setEscrito] = useState(inicial);
  const hayCambios = !iguales(escrito, inicial);
  useAvisoAlSalir(hayCambios);
  const preguntar = usePreguntarSalida();
  const handleCancelar = async () => {
    if (!hayCambios || (await preguntar())) props.onCancelar();
  };
  const cambiar = (cambio: Partial<Escrito>) => setEscrito((actual) => ({ ...actual, ...cambio }));
  const problemas = guardar.error instanceof PedidoRechazado ? guardar.error.issues : [];
  const reparo = (campo: string) => problemas.find(({ path }) => path.includes(campo))?.message;

  const handleSubmit = async (evento: FormEvent) => {
    evento.preventDefault();
    try {
      const guardado = await guardar.mutateAsync({ body: aFormato(escrito) });
      avisos.exito(t('etiquetas.guardado', { nombre: guardado.nombre }));
      props.onGuardado(guardado);
    } catch {
      // What is wrong is said beside each field.
    }
  };
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(evento) => void handleSubmit(evento)}
      sx={{ display: 'grid', gap: 1.5 }}
    >
      <Box sx={campos}>
        <TextField
          size="small"
          autoFocus
          label={t('etiquetas.nombre')}
          value={escrito.nombre}
          error={reparo('nombre') !== undefined}
          helperText={reparo('nombre')}
          onChange={({ target }) => cambiar({ nombre: target.value })}
        />
        <Eleccion
          etiqueta={t('etiquetas.clase')}
          valor={escrito.papel}
          opciones={PAPELES.map((papel) => [papel, t(`etiquetas.clases.${papel}`)])}
          onCambio={(papel) => cambiar({ papel })}
        />
        {MEDIDAS.map((medida) => (
          <TextField
            key={medida}
            size="small"
            label={t(`etiquetas.medida.${medida}`)}
            value={escrito[medida]}
            error={reparo(medida) !== undefined}
            helperText={reparo(medida)}
            onChange={({ target }) => cambiar({ [medida]: target.value })}
            slotProps={{ htmlInput: { inputMode: 'decimal' } }}
          />
        ))}
      </Box>
      {guardar.error && problemas.length === 0 && (
        <Box role="alert" sx={{ color: 'error.text' }}>
          {mensajeDeError(guardar.error)}
        </Box>
      )}
      <Box sx={{ display: 'flex', gap: 1, justifyContent: 'flex-end' }}>
        <Button onClick={() => void handleCancelar()}>{t('etiquetas.cancelar')}</Button>
        <Button type="submit" variant="contained" loading={guardar.isPending}>
          {t('etiquetas.guardar')}
        </Button>
      </Box>
    </Box>
  );
}

const conMedidas = <Valor,>(de: (medida: Medida) => Valor) =>
  Object.fromEntries(MEDIDAS.map((medida) => [medida, de(medida)])) as Record<Medida, Valor>;

const iguales = (uno: Escrito, otro: Escrito): boolean =>
  (['nombre', 'papel', ...MEDIDAS] as const).every((campo) => uno[campo] === otro[campo]);

const desdeFormato = ({ papel, ...medidas }: FormatoDeEtiqueta): Escrito => ({
  nombre: '',
  papel,
  ...conMedidas((medida) => textoEditable(String(medidas[medida]))),
});

const aFormato = ({ nombre, papel, ...medidas }: Escrito): FormatoDeEtiqueta => ({
  nombre,
  papel,
  ...conMedidas((medida) => aMilimetros(medidas[medida])),
});

/** As many decimals as a measure admits. What is no number goes on as none: the contract says so beside its field. */
const DECIMALES = 2;
function aMilimetros(texto: string): number {
  const leido = leerDecimal(texto, DECIMALES);
  if (leido.estado === 'vacio') return 0;
  return leido.estado === 'valido' ? Number(leido.valor) : Number.NaN;
}
