/**
 * A stream of pieces that are made while it is read.
 * @throws the error of a piece, in the middle of the stream
 */
export const byteStream = (pieces: AsyncGenerator<Uint8Array, void>): ReadableStream<Uint8Array> =>
  new ReadableStream({
    async pull(controller) {
      const { done, value } = await pieces.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    async cancel() {
      await pieces.return();
    },
  });
