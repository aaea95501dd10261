import { escribirDia, escribirEntero, escribirNumero, plural } from '#comun/escribir-numero.ts';

export const erroresDePrecios = {
  'articulos.precio_repetido': {
    status: 409,
    mensaje: (d: { lista: string; desde: string }) =>
      `${d.lista} ya tiene un precio de este artículo desde el ${d.desde}. Elegí otra fecha.`,
  },
  'articulos.precio_en_el_medio': {
    status: 409,
    mensaje: (d: { lista: string; desde: string }) =>
      `${d.lista} ya tiene otro precio de este artículo desde el ${d.desde}, antes de ese final. ` +
      'Elegí un final que no pase de ese momento.',
  },
  'articulos.lista_repetida': {
    status: 409,
    mensaje: (d: { nombre: string }) => `Ya hay una lista de precios «${d.nombre}». Usá otro nombre.`,
  },
  'articulos.lista_en_circulo': {
    status: 409,
    mensaje: (d: { camino: readonly string[] }) =>
      `Las listas quedarían calculándose en círculo: ${d.camino.join(' → ')}. Elegí otra base.`,
  },
  'articulos.lista_en_uso': {
    status: 409,
    mensaje: (d: {
      nombre: string;
      omision: boolean;
      listas: readonly string[];
      clientes: number;
      otros: readonly string[];
    }) =>
      `No se puede inactivar ${d.nombre}: ${[
        ...(d.omision ? ['es la lista por omisión'] : []),
        ...(d.listas.length > 0 ? [`de ella salen ${d.listas.join(', ')}`] : []),
        ...(d.clientes > 0 ? [`la usan ${plural(d.clientes, 'cliente', 'clientes')}`] : []),
        ...(d.otros.length > 0 ? [`la tienen ${d.otros.join(', ')}`] : []),
      ].join('; ')}.`,
  },
  'articulos.lista_con_precios': {
    status: 409,
    mensaje: (d: { nombre: string }) =>
      `${d.nombre} ya tiene precios o notas, así que no cambia de moneda ni de IVA incluido. Creá otra lista.`,
  },
  'articulos.lista_con_escritos': {
    status: 409,
    mensaje: (d: { nombre: string; cuantos: number }) =>
      `${d.nombre} tiene ${plural(d.cuantos, 'precio escrito que rige o va a regir', 'precios escritos que rigen o van a regir')} ` +
      'por encima de la fórmula. Decí si terminan o si siguen.',
  },
  'articulos.lista_por_revisar': {
    status: 409,
    mensaje: (d: { nombre: string; cuantos: number }) =>
      `Con esa fórmula ${plural(d.cuantos, 'precio llama', 'precios llaman')} la atención en ${d.nombre}: por lo que se ` +
      'mueve, por quedar bajo el costo o por no haber más precio. Mirá la vista previa y confirmá que la revisaste.',
  },
  'articulos.lista_en_lote': {
    status: 409,
    mensaje: (d: { nombre: string; numero: number }) =>
      `El lote ${escribirEntero(d.numero)} todavía tiene que escribir precios de ${d.nombre}. Aplicalo o descartalo primero.`,
  },
  'articulos.cotizacion_que_salta': {
    status: 409,
    mensaje: (d: { anterior: string; fecha: string; valor: string; variacion: string; limite: string }) =>
      `La cotización anterior, del ${escribirDia(d.fecha)}, es de $ ${escribirNumero(d.anterior, 2, 4)}: con ` +
      `$ ${escribirNumero(d.valor, 2, 4)} ${d.variacion.startsWith('-') ? 'baja' : 'sube'} un ` +
      `${escribirNumero(d.variacion.replace('-', ''), 0, 2)} %, más que el límite de variación, que es de ` +
      `${escribirNumero(d.limite, 0, 2)} %. Fijate la coma y los ceros: corregila o confirmá que está bien escrita.`,
  },
  'articulos.costos_distintos': {
    status: 409,
    mensaje: (_: Record<string, never>) =>
      'Mientras mirabas cambió algún costo de los elegidos, o cuáles son. No se cambió nada: miralos de nuevo.',
  },
  'articulos.lote_en_curso': {
    status: 409,
    mensaje: (_: Record<string, never>) =>
      'Hay otro cambio de precios trabajando en este momento. Esperá a que termine y volvé a intentar.',
  },
  'articulos.lote_vacio': {
    status: 409,
    mensaje: (d: { numero: number }) =>
      `El lote ${escribirEntero(d.numero)} no tiene ninguna línea incluida. Incluí alguna, o cambiá el filtro o la regla.`,
  },
  'articulos.lote_por_confirmar': {
    status: 409,
    mensaje: (d: { numero: number; lineas: number }) =>
      `El lote ${escribirEntero(d.numero)} tiene ${plural(d.lineas, 'línea que llama', 'líneas que llaman')} la atención sin confirmar. ` +
      'Confirmalas o excluilas primero.',
  },
  'articulos.lote_terminado': {
    status: 409,
    mensaje: (d: { numero: number }) =>
      `El día en que terminaba el lote ${escribirEntero(d.numero)} ya pasó: armá otro con otro final.`,
  },
  'articulos.lote_de_derivada': {
    status: 409,
    mensaje: (d: { numero: number; lista: string }) =>
      `El lote ${escribirEntero(d.numero)} escribe precios de ${d.lista}, que ahora se calculan solos. Descartalo, o volvé a hacer manual la lista.`,
  },
  'articulos.lote_propio': {
    status: 409,
    mensaje: (d: { numero: number }) =>
      `El lote ${escribirEntero(d.numero)} lo preparaste o lo cambiaste vos: tiene que aprobarlo otra persona.`,
  },
} as const;
