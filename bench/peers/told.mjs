/** Answers the parent process, which starts, measures and ends this server. */
export function beTold(port, open) {
  process.on('message', async (message) => {
    if (message === 'usage') process.send({ cpu: process.cpuUsage(), rss: process.memoryUsage.rss() });
    else if (typeof message === 'object') process.send(await open(message.open));
    else process.exit(0);
  });
  process.on('disconnect', () => process.exit(0));
  process.send({ port });
}
